export { mutatingWebhooks, validatingWebhooks } from './plugins.js';
