// Shows the document that is chosen.
(() => {
  const choice = document.getElementById('document');
  const show = () =>
    globalThis.SwaggerUIBundle({
      url: choice.value,
      dom_id: '#viewer',
      docExpansion: 'none',
      deepLinking: false,
      supportedSubmitMethods: [],
    });
  choice.addEventListener('change', show);
  if (choice.value !== '') show();
})();
