"""Schemathesis on the HTTP interface: no 5xx, nothing that the description does not say."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gruft.server.serve import application
from gruft.server.settings import Settings
from gruft.server.store.database import database_url
from tests.server.support import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def described() -> dict[str, Any]:
    app = application(database_url(":memory:"), Settings())
    return app.openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(described())


@pytest.fixture(scope="module")
def table(server: Server) -> dict[str, str]:
    opened = server.open("me", "friend")
    return {"id": opened["id"], "token": opened["token"]}


@schema.parametrize()
@hypothesis.settings(max_examples=25, deadline=None, suppress_health_check=list(hypothesis.HealthCheck))
def test_the_interface_keeps_to_its_description(
    case: schemathesis.Case[Any], server: Server, table: dict[str, str]
) -> None:
    """Half of the requests are about a table that exists, with its link."""
    if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = table["id"]
        case.headers["Authorization"] = f"Bearer {table['token']}"
    case.call_and_validate(base_url=server.url, checks=CHECKS)


def test_the_description_names_every_path_of_the_interface() -> None:
    paths = described()["paths"]
    assert isinstance(paths, dict) and len(paths) == 44
    assert all(path.startswith("/api/") for path in paths)


def test_the_description_can_be_read_from_a_running_server(server: Server) -> None:
    assert server.call("GET", "/api/schema/openapi.json").json()["paths"].keys() == described()["paths"].keys()
