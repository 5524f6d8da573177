// dist/runtime/controllers/certificates/requests.js
var certificateRequests = ({ group }) => `certificatesigningrequests.${group("certificates")}`;
var hasCondition = ({ status }, type) => (status.conditions ?? []).some((condition) => condition.type === type);
var isOpen = (request) => (request.status.certificate ?? "") === "" && !hasCondition(request, "Denied") && !hasCondition(request, "Failed");

export {
  certificateRequests,
  hasCondition,
  isOpen
};
