"""What the Python client promises beyond single requests, against a real service. Prints the signed delivery at the end."""

import json
import time
from uuid import uuid4

import atelier
from atelier import Atelier, AtelierError, IdempotencyMismatchError, QuestionUnansweredError, BuildFailedError, WebhookVerificationError
from atelier.errors import AuthenticationError, BadRequestError, NotFoundError

client = Atelier()


def raised(kind, call):
    try:
        call()
    except kind as error:
        return error
    raise AssertionError(f"{kind.__name__} was not raised")


# A build with a question.
started = client.create_project(prompt="Build me an app", metadata={"suite": "python"})
unanswered = raised(QuestionUnansweredError, lambda: client.wait(started.request_id))
assert unanswered.operation.questions[0].options
stages = []
operation = client.wait(started.request_id, on_update=lambda one: stages.append(one.stage), on_question=lambda _: "A tip calculator")
assert operation.operation_status == "done" and operation.version == 1 and stages
assert operation.created_at.tzinfo is not None and operation.proof is not None

# The same request again, and another one with its id.
request_id = str(uuid4())
first = client.create_project(prompt="A reading list", request_id=request_id)
assert client.create_project(prompt="A reading list", request_id=request_id).project_id == first.project_id
mismatch = raised(IdempotencyMismatchError, lambda: client.create_project(prompt="Another one", request_id=request_id))
assert (mismatch.status, mismatch.code) == (202, "IDEMPOTENCY_MISMATCH") and mismatch.http_request_id, mismatch
# The key of the environment does not stand in for an empty one.
raised(AtelierError, lambda: Atelier(api_key=""))
seen = [one.operation_status for one in client.stream(request_id)]
assert seen[-1] == "done", seen

# Lists, settings and files.
assert [one.id for one in client.iterate_projects(metadata={"suite": "python"})] == [operation.project_id]
changed = client.update_project(operation.project_id, metadata={"suite": None, "more": "ü"})
assert changed.metadata == {"more": "ü"}
file = client.get_project_files(operation.project_id, path="package.json", version=1).files[0]
assert json.loads(file.content)["name"]
versions = client.list_versions(operation.project_id).versions
assert [one.live for one in versions] == [True]
edit = client.edit_files(
    operation.project_id, base=1, changes=[atelier.FileChange(path="README.md", content="# Tips\n")]
)
assert client.wait(edit.request_id).version == 2

# Errors.
stopped = client.create_project(prompt="A habit tracker")
client.stop_operation(stopped.request_id)
assert raised(BuildFailedError, lambda: client.wait(stopped.request_id)).code == "STOPPED"
missing = raised(NotFoundError, lambda: client.get_project(str(uuid4())))
assert (missing.status, missing.code) == (404, "NOT_FOUND") and missing.http_request_id
assert "prompt" in str(raised(BadRequestError, lambda: client.create_project(prompt="")))
raised(AuthenticationError, lambda: Atelier("atelier_x").get_usage())
client.delete_project(operation.project_id)
raised(NotFoundError, lambda: client.get_project(operation.project_id))

# Webhooks.
secret = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0"
event = {"id": "msg_1", "type": "credits.low", "apiVersion": "1.0.0", "timestamp": "2026-03-02T09:15:21Z", "sequence": None}
event["data"] = {"balance": 3, "plan": "pro", "renewsAt": None}
body, headers = atelier.webhooks.sign(event, secret)
assert atelier.webhooks.unwrap(body, headers, ["whsec_b3RoZXI=", secret]).data.balance == 3
for wrong in (
    lambda: atelier.webhooks.unwrap(body + b" ", headers, secret),
    lambda: atelier.webhooks.unwrap(body, headers, "whsec_b3RoZXI="),
    lambda: atelier.webhooks.unwrap(body, headers, []),
    lambda: atelier.webhooks.unwrap(body, {**headers, "webhook-id": "msg_2"}, secret),
    lambda: atelier.webhooks.unwrap(body, {}, secret),
    lambda: atelier.webhooks.unwrap(*atelier.webhooks.sign(event, secret, sent_at=time.time() - 302), secret),
):
    raised(WebhookVerificationError, wrong)

print(json.dumps({"body": body.decode(), "headers": headers, "secret": secret}))
