import type { ApiDescription, Operation } from './describe-api.ts';

/** The description as a page to read: no scripts, nothing from elsewhere. */
export function referencePage({ info, paths }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}: calls</h1>
<p>${escapeHtml(info.description)}</p>
<p>Sign in with <code>POST /api/auth/login</code>, then send the token as <code>Authorization: Bearer</code> or the cookie. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${calls.map(({ path, method, operation }) => `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a> ${escapeHtml(operation.summary)}</li>`).join('\n')}</ul></nav>
${calls.map(section).join('\n')}
</main>
</body>
</html>
`;
}

export const REFERENCE_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid GrayText; margin-top: 2rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; font-size: 0.875rem; }
h2 { font-size: 1.125rem; overflow-wrap: anywhere; }
`;

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const who = operation.security.length > 0 ? 'Needs a session.' : 'Open to anyone.';
  const parts = [
    ...operation.parameters.map(
      ({ in: place, name, required, schema }) =>
        `<h3>${place === 'path' ? 'In the path' : 'In the query'}: <code>${escapeHtml(name)}</code>${required ? '' : ' (optional)'}</h3>${code(schema)}`,
    ),
    ...described('Sends', operation.requestBody?.content),
    ...described('Answers', operation.responses['200']?.content),
  ];
  return `<section id="${operation.operationId}">
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}. ${who}</p>
${parts.join('\n')}
</section>`;
}

function described(what: string, content: Record<string, { schema: unknown }> = {}): string[] {
  return Object.entries(content).map(
    ([type, { schema }]) => `<h3>${what} <code>${escapeHtml(type)}</code></h3>${code(schema)}`,
  );
}

const code = (schema: unknown) =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
