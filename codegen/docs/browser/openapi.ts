/** Shows the OpenAPI document that is chosen. */

declare global {
  /** Set by the viewer's own script. */
  var SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => void;
}

const choice = document.getElementById('document');
if (choice instanceof HTMLSelectElement) {
  const show = (): void =>
    globalThis.SwaggerUIBundle({
      url: choice.value,
      dom_id: '#viewer',
      docExpansion: 'none',
      deepLinking: false,
      supportedSubmitMethods: [],
    });
  choice.addEventListener('change', show);
  if (choice.value !== '') show();
}

export {};
