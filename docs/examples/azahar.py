"""A client of the API that is made of its OpenAPI document. Python 3.9 or newer, nothing to install.

    from azahar import Azahar
    api = Azahar("http://localhost:3000")
    tokens = api.accounts.token(grant_type="password", email="...", password="...")
    api.token = tokens["access_token"]
    for guest in api.guests.list(weddingId="..."):
        print(guest["fullName"])

Each operation of the document is a function by its operationId: `guests.list` is `api.guests.list`. Parameters of
the path, of the query and of the body are given by their names. A parameter that the document does not know, one that
is missing and one of another type are refused before anything is sent, as `TypeError`.
"""

import json
import urllib.error
import urllib.parse
import urllib.request

METHODS = ("get", "post", "put", "patch", "delete")
TYPES = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "array": list,
    "object": dict,
    "null": type(None),
}


class Refused(Exception):
    """An answer with a code, by which a program decides."""

    def __init__(self, status, answer):
        super().__init__(f"{status} {answer.get('code')}: {answer.get('message')}")
        self.status, self.code, self.data = status, answer.get("code"), answer.get("data")


class Group:
    """The operations whose ids begin alike."""

    def __repr__(self):
        return f"<operations: {', '.join(sorted(vars(self)))}>"


class Azahar(Group):
    def __init__(self, site, token=None):
        self.site, self.token = site.rstrip("/"), token
        self.document = json.loads(self._send("GET", "/api/openapi.json"))
        base = urllib.parse.urlsplit(self.document["servers"][0]["url"]).path.rstrip("/")
        for path, calls in self.document["paths"].items():
            for method in METHODS:
                if method in calls:
                    self._add(method.upper(), base + path, calls[method])

    def _add(self, method, path, operation):
        *groups, name = operation["operationId"].split(".")
        group = self
        for part in groups:
            group = vars(group).setdefault(part, Group())
        setattr(group, name, self._function(method, path, operation))

    def _function(self, method, path, operation):
        parameters = [self._resolved(one) for one in operation.get("parameters", [])]
        content = self._resolved(operation.get("requestBody", {})).get("content", {})
        fields, required = self._fields(content.get("application/json", {}).get("schema", {}))
        known = {one["name"]: one.get("schema", {}) for one in parameters}
        needed = [one["name"] for one in parameters if one.get("required")] + required

        def call(**given):
            self._check(operation["operationId"], given, {**fields, **known}, needed)
            address, query = path, {}
            for one in parameters:
                if one["name"] not in given:
                    continue
                value = given[one["name"]]
                text = str(value).lower() if isinstance(value, bool) else str(value)
                if one["in"] == "path":
                    address = address.replace("{%s}" % one["name"], urllib.parse.quote(text, safe=""))
                elif one["in"] == "query":
                    query[one["name"]] = text
            if query:
                address += "?" + urllib.parse.urlencode(query)
            body = {name: value for name, value in given.items() if name in fields and name not in known}
            sent = json.dumps(body).encode() if content else None
            answer = self._send(method, address, sent)
            return json.loads(answer) if answer else None

        call.__name__, call.__doc__ = operation["operationId"], operation.get("description")
        return call

    def _fields(self, schema):
        """The fields of a body with their schemas, and the names of those that it must have."""
        schema = self._resolved(schema)
        fields, required = dict(schema.get("properties", {})), list(schema.get("required", []))
        for part in schema.get("allOf", []):
            more, needed = self._fields(part)
            fields.update(more)
            required += needed
        for part in schema.get("anyOf", []) + schema.get("oneOf", []):
            fields.update(self._fields(part)[0])
        return fields, required

    def _check(self, name, given, known, needed):
        for parameter in needed:
            if parameter not in given:
                raise TypeError(f"{name} needs {parameter}")
        for parameter, value in given.items():
            if parameter not in known:
                raise TypeError(f"{name} has no {parameter}; it has {', '.join(sorted(known))}")
            if not self._fits(value, known[parameter]):
                raise TypeError(f"{name}: {parameter} is no {type(value).__name__}")

    def _fits(self, value, schema):
        schema = self._resolved(schema)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return any(self._fits(value, one) for one in schema[several])
        if "enum" in schema:
            return value in schema["enum"]
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if not types:
            return True
        is_flag = isinstance(value, bool) and "boolean" not in types
        return not is_flag and isinstance(value, tuple(flat(TYPES[one] for one in types)))

    def _resolved(self, part):
        while "$ref" in part:
            found = self.document
            for key in part["$ref"].removeprefix("#/").split("/"):
                found = found[key.replace("~1", "/").replace("~0", "~")]
            part = found
        return part

    def _send(self, method, address, body=None):
        request = urllib.request.Request(self.site + address, data=body, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.read()
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.loads(error.read() or b"{}")) from None


def flat(types):
    for one in types:
        yield from one if isinstance(one, tuple) else (one,)
