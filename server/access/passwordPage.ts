import { escapeHtml } from '../http/document.ts'
import type { PageFiles } from '../http/manifest.ts'
import type { AccessState } from './accessState.ts'
import { texts } from './texts.ts'
import { language } from '../../contract/language.ts'

/** The name of its one field. */
export const passwordField = 'password'

interface Parts {
  name: string
  state: AccessState
  /** of the site: what its stylesheets say */
  files: Pick<PageFiles, 'css'>
  /** whether it stands at an address that is nobody's */
  isUnknown: boolean
  /** why the memorial did not open */
  error?: string | undefined
}

/**
 * All that strangers see of a closed memorial. Its form is sent to the address it stands at, or home from one that leads
 * nowhere; it needs no script.
 */
export function passwordPage({ name, state, files, isUnknown, error }: Parts): string {
  const title = state.nameInPreviews ? `${texts.inMemoryOf} ${name}` : texts.title
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:title" content="${escapeHtml(title)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style>${files.css}</style>
${style}
</head>
<body>
<main>
<h1><span>${texts.inMemoryOf}</span> ${escapeHtml(name)}</h1>
<p>${texts.purpose}</p>
<form method="post"${isUnknown ? ' action="/"' : ''}>
<label for="password">${texts.password}</label>
<input id="password" name="${passwordField}" type="password" autocomplete="current-password" required${error ? ' aria-invalid="true" aria-describedby="error" autofocus' : ''}>
${error ? `<p id="error" role="alert">${escapeHtml(error)}</p>` : ''}
<button>${texts.open}</button>
</form>
<p class="forgotten">${texts.forgotten}</p>
</main>
</body>
</html>
`
}

/** Beside web/styles, which it takes its measures and colours from. */
const style = `<style>
  main {
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: 100vh;
    min-height: 100dvh;
    max-width: var(--measure);
    margin-inline: auto;
    padding: var(--space-6) var(--space-4);
    text-align: center;
  }
  h1 { margin-bottom: var(--space-5); font-size: var(--text-title) }
  h1 span { display: block; margin-bottom: var(--space-3); color: var(--ink-soft); font-size: var(--text-large) }
  form { display: grid; gap: var(--space-2); width: min(100%, 22rem); margin-block: var(--space-5); text-align: start }
  label { font: 600 var(--text-control) / 1.4 var(--sans) }
  input, button { min-height: 3.25rem; border: 1px solid var(--control); border-radius: var(--corner) }
  input {
    padding: var(--space-2) var(--space-3);
    color: var(--ink);
    background: var(--paper-raised);
    font: var(--text-field) / 1.5 var(--sans);
  }
  input[aria-invalid] { border-color: var(--danger) }
  [role="alert"] { margin: 0; color: var(--danger); font: var(--text-control) / 1.4 var(--sans) }
  button {
    margin-top: var(--space-2);
    border-color: var(--accent);
    color: var(--accent-paper);
    background: var(--accent);
    font: 500 var(--text-field) / 1.2 var(--sans);
    cursor: pointer;
  }
  button:hover { background: var(--accent-deep) }
  .forgotten { margin: 0; color: var(--ink-soft); font-size: var(--text-small) }
</style>`
