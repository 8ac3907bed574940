import { typeset } from '../../../domain/typeset.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'
import { makeHtmlDocument, makeIconLinks } from '../../http/pages/htmlDocument.ts'
import type { PageFiles } from '../../http/pages/manifest.ts'
import type { AccessState } from '../../memorial/accessState.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

export const passwordField = 'password'
/** A hidden field. It says that the form comes from the password page, which sets a cookie. */
export const cookieField = 'expects-cookie'

/**
 * The script of the button that shows the typed password or hides it again. Without the script, there is no button. Its first line
 * makes the page an ordinary one for the Back button, because the page after a wrong password answers a form.
 */
export const showPasswordScript = `{
  history.replaceState(history.state, '')
  const field = document.getElementById('password')
  const button = document.getElementById('show')
  button.hidden = false
  button.onclick = () => {
    const shows = field.type === 'password'
    field.type = shows ? 'text' : 'password'
    button.setAttribute('aria-pressed', shows)
  }
}`

interface PasswordPageContent {
  texts: ServerTexts
  name: string
  state: AccessState
  /** the built files of the site; the page uses only their stylesheets */
  files: Pick<PageFiles, 'css'>
  isUnknownUrl: boolean
  error?: string | undefined
  /** why the page appears, if the visitor does not expect it */
  notice?: string | undefined
}

/**
 * Renders the only page of a closed memorial that strangers see. The page's form posts to the same URL, or to the home page if
 * the URL is unknown. Only the button that shows the password needs the script.
 */
export function renderPasswordPage({
  texts,
  name: typedName,
  state,
  files,
  isUnknownUrl,
  error,
  notice,
}: PasswordPageContent): string {
  const { access } = texts
  const [inMemoryOf, name] = access.inMemoryOf(typeset(typedName, texts))
  const title = state.nameInPreviews ? `${inMemoryOf} ${name}` : access.title
  return makeHtmlDocument({
    texts,
    title,
    meta: { 'color-scheme': 'light dark', robots: 'noindex', 'og:type': 'website', 'og:title': title },
    head: [makeIconLinks('/'), `<style>${files.css}</style>`, style],
    body: [
      `<main>
<h1><span>${inMemoryOf}</span> ${escapeHtml(name)}</h1>
${notice ? `<p role="alert">${escapeHtml(notice)}</p>\n` : ''}<p>${access.purpose}</p>
<form method="post"${isUnknownUrl ? ' action="/"' : ''}>
<input type="hidden" name="${cookieField}" value="yes">
<label for="password">${access.password}</label>
<input id="password" name="${passwordField}" type="password" autocomplete="current-password" autocapitalize="none" autocorrect="off" spellcheck="false" required${error ? ' aria-invalid="true" aria-describedby="error" autofocus' : ''}>
${error ? `<p id="error" role="alert">${escapeHtml(error)}</p>` : ''}
<button type="button" id="show" aria-pressed="false" hidden>${access.show}</button>
<button>${access.open}</button>
</form>
<script>${showPasswordScript}</script>
<p class="forgotten">${access.forgotten}</p>
</main>`,
    ],
  })
}

/** The styles that only this page has. Sizes and colors come from web/styles. */
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
  #show { border-color: transparent; color: var(--accent); background: none; font-size: var(--text-control) }
  #show[aria-pressed="true"] { border-color: var(--control) }
  .forgotten { margin: 0; color: var(--ink-soft); font-size: var(--text-small) }
</style>`
