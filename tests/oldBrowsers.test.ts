import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesUnder, read } from './support/project/projectFiles.ts'

/*
 * The built files may not use a feature that iOS and Safari 15.4, Chrome 92 or Firefox 102 lack. Vite rewrites newer syntax
 * (vite.config.ts names the browsers), and the compiler refuses newer built-ins of the language (web/tsconfig.json). These
 * tests check the rest: the code of libraries, newer parts of the DOM and of CSS, and the fallbacks before newer values.
 */
const scripts = filesUnder('dist/web/**/*.js')
const styles = filesUnder('dist/web/assets/*.css')

const newerFeatures = {
  'methods of arrays and strings':
    /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy|fromAsync|toWellFormed|isWellFormed)\(/,
  'Promise.withResolvers and try': /\bPromise\.(withResolvers|try)\b|\.withResolvers\(/,
  'Object.hasOwn': /\bObject\.hasOwn\(/,
  structuredClone: /\bstructuredClone\(/,
  'methods of sets': /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
  'methods of iterators':
    /\.(values|keys|entries)\(\)\.(map|filter|take|drop|some|every|find|reduce|toArray|forEach|flatMap)\(/,
  'bytes as text': /\.(fromBase64|toBase64|fromHex|toHex)\(|\.bytes\(\)/,
  'AbortSignal.timeout and any': /\bAbortSignal\.(timeout|any)\b/,
  'crypto.randomUUID, which only HTTPS has': /\brandomUUID\b/,
  requestIdleCallback: /\brequestIdleCallback\b/,
  'methods of elements':
    /\.(requestSubmit(?!\(\) instead)|checkVisibility|showPopover|togglePopover|moveBefore|setHTMLUnsafe|showPicker)\(/,
  'further classes':
    /\b(OffscreenCanvas|CompressionStream|DecompressionStream|Temporal)\b|\bIntl\.Segmenter\b/,
  'URL.canParse, RegExp.escape': /\bURL\.(canParse|parse)\(|\bRegExp\.escape\(/,
  'a lookbehind': /\(\?<[=!]/,
  'a static block': /\bstatic\s*\{/,
  'a range in a media query': /\((width|height|aspect-ratio)\s*[<>]/,
  'min() in sizes': /[`'"][^`'"\n]*\bmin\([^`'"\n]*\d(vw|vh|rem)/,
}

for (const [what, pattern] of Object.entries(newerFeatures)) {
  test(`no script needs ${what}`, () => {
    assert.ok(scripts.length > 20)
    const found = scripts.flatMap((file) => {
      const text = read(file)
      const at = text.search(pattern)
      return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 60)}…`]
    })
    assert.deepEqual(found, [])
  })
}

interface Rule {
  /** the selector, or an at-rule without a block in it */
  prelude: string
  /** property and value, in order */
  declarations: [string, string][]
}

/** Lists the innermost blocks of a stylesheet. Leaves out those in `@supports`, because older browsers skip them. */
const rulesOf = (css: string): Rule[] =>
  [...withoutSupports(css).matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, prelude = '', body = '']) => ({
    prelude: prelude.trim(),
    declarations: body.split(';').flatMap((line) => {
      const colon = line.indexOf(':')
      return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]]
    }),
  }))

const withoutSupports = (css: string): string => {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(0, start) + withoutSupports(css.slice(at + 1))
  }
  throw new Error('a block of @supports does not end')
}

const rules = styles.flatMap((file) => rulesOf(read(file)))

test('what @supports guards is skipped, and nothing else', () => {
  const css = '.a{width:1px}@supports (width:1cqi){.b{width:1cqi}@media print{.c{width:2cqi}}}.d{color:red}'
  const selectors = rulesOf(css).map(({ prelude }) => prelude)
  assert.deepEqual(selectors, ['.a', '.d'])
})

const newerValue =
  /\d(dvh|svh|lvh|dvw|cq[whib]|cqmin|cqmax)\b|\b(round|mod|color-mix|light-dark|linear|oklch|oklab|sin|cos)\(/

test('a value that all browsers understand comes before every newer value', () => {
  const bare = rules.flatMap(({ prelude, declarations }) =>
    declarations.flatMap(([name, value], index) => {
      const older = declarations
        .slice(0, index)
        .some(([other, its]) => other === name && !newerValue.test(its))
      return newerValue.test(value) && (name.startsWith('--') || !older)
        ? [`${prelude} { ${name}: ${value} }`]
        : []
    }),
  )
  assert.deepEqual(bare, [])
})

test('no rule uses the properties translate, scale and rotate', () => {
  const found = rules.filter(({ declarations }) =>
    declarations.some(([name]) => ['translate', 'scale', 'rotate'].includes(name)),
  )
  assert.deepEqual(found, [], 'use transform: Chrome has these properties since 104')
})

test('a backdrop names a color, because in older browsers it inherits no variables', () => {
  const backdrops = rules.filter(({ prelude }) => prelude.includes('::backdrop'))
  const values = backdrops.flatMap(({ declarations }) => declarations.map(([, value]) => value))
  assert.ok(values.length > 0)
  const variables = values.filter((value) => /var\(--[\w-]+\)/.test(value))
  assert.deepEqual(variables, [])
})

test('no stylesheet needs ranges in width queries, nesting, layers or container queries', () => {
  const all = styles.map(read).join('\n')
  assert.ok(all.includes('@media (min-width:48rem)'))
  assert.doesNotMatch(all, /@media[^{]*[<>]/)
  assert.doesNotMatch(all, /@(container|layer|scope|property)\b|\(scripting/)
  assert.doesNotMatch(all, /[{;]\s*&|:user-(in)?valid|:open\b/)
  assert.doesNotMatch(styles.map((file) => withoutSupports(read(file))).join('\n'), /:popover-open/)
})

/** Selectors of styles that nobody misses in a browser without `:has()`. Firefox has it since 121, Chrome since 105. */
const decorations = [
  'html:has(.show)',
  '.stage:has(.flip)',
  '.media-picker label:has(:checked)',
  '.show-running.idle .show-foot:not(:has(.show-caption)):before',
  '.media-list .sortable-rows .sortable-row:has([data-changed])',
  // without this one, a toast covers the button for its seconds
  'body:has(.settings-save)>#root>.toaster:not(.at-top)',
]

test('only decoration depends on :has()', () => {
  const found = rules.map(({ prelude }) => prelude).filter((prelude) => prelude.includes(':has('))
  assert.deepEqual(found.toSorted(), decorations.toSorted())
})
