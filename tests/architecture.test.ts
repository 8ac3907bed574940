import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableNames } from '../server/platform/database/rows.ts'
import { type Import, reachableFrom, type Source, sourceAt, sources } from './support/project/sources.ts'

/** Fails with one line for every import that a rule forbids, and says what to do instead. */
function forbid(instead: string, isForbidden: (from: Source, to: Import) => boolean) {
  const found = sources.flatMap((from) =>
    from.imports.filter((to) => isForbidden(from, to)).map(({ to }) => `${from.path} imports ${to}`),
  )
  assert.equal(found.length, 0, `${found.join('\n')}\n→ ${instead}`)
}

const lies = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`))
/** Finds the folder just below `parent`, such as 'gallery' for web/site/gallery/Card.tsx. A file of `parent` itself has none. */
const folderIn = (parent: string, file: string) => {
  const below = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : []
  return below.length > 1 ? below[0] : undefined
}

/** The folders of the server and the files next to them, from the lowest to the highest. */
const serverParts = [
  'base',
  'codecs',
  'platform',
  'memorial',
  'http',
  'features',
  'safety',
  'outputs',
  'import',
  'allFeatures.ts',
  'operations',
  'app.ts',
  'repeatedJobs.ts',
  'commands',
  'main.ts',
]
const heightOf = (file: string) => serverParts.indexOf(file.split('/')[1] ?? '')

/** The tables of platform itself. All others hold a part of the memorial. */
const platformTables = ['installation', 'jobs', 'revisions']
/** Whether a file of platform is about the tables: their columns, how they are copied, and their migrations. */
const knowsTables = (file: string) =>
  ['tables', 'peopleTables', 'rows', 'deletedRows'].some(
    (name) => file === `server/platform/database/${name}.ts`,
  ) || lies(file, 'server/platform/database/migrations')

const isOther = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from !== to

/** Imports that are forbidden, each with what to do instead. */
const rules: [rule: string, instead: string, isForbidden: (from: string, to: string) => boolean][] = [
  [
    'the web and the server meet only in the contract',
    'move what both sides need to contract/, or ask the server through web/api',
    (from, to) => (lies(from, 'web') && lies(to, 'server')) || (lies(from, 'server') && lies(to, 'web')),
  ],
  [
    'the web needs nothing of Node',
    'this runs in a browser: use what the browser has, or ask the server through web/api',
    (from, to) => lies(from, 'web') && to.startsWith('node:'),
  ],
  [
    'the contract needs nothing but zod and the domain',
    'the contract is what both sides agree on: pass what it needs in, or move it here',
    (from, to) => lies(from, 'contract') && !lies(to, 'contract', 'domain') && to !== 'zod',
  ],
  [
    'the domain needs nothing but types of zod',
    'both sides compute by it: pass in what it needs, of any form that fits',
    (from, to) => lies(from, 'domain') && !lies(to, 'domain') && to !== 'zod',
  ],
  [
    'the languages need nothing but the contract and the domain',
    'a type that a sentence needs lies in contract/, next to what it describes',
    (from, to) => lies(from, 'languages') && !lies(to, 'languages', 'contract', 'domain'),
  ],
  [
    'the product needs nothing of the tests, the samples or the scripts',
    'move what the product needs to the folder that needs it',
    (from, to) =>
      lies(from, 'contract', 'domain', 'languages', 'server', 'web') &&
      lies(to, 'tests', 'samples', 'scripts'),
  ],
  [
    'the samples need nothing of the tests',
    '`npm run demo` fills a memorial without them: move what both need to samples/',
    (from, to) => lies(from, 'samples') && lies(to, 'tests'),
  ],
  [
    'visitors’ pages and the administrator’s never import each other',
    'what both show lives in web/media, web/services, web/show, web/ui or web/api: move it there',
    (from, to) =>
      (lies(from, 'web/site') && lies(to, 'web/admin')) || (lies(from, 'web/admin') && lies(to, 'web/site')),
  ],
  [
    'what both share knows neither of them',
    'pass in what differs as a property: a shared part does not know who uses it',
    (from, to) =>
      folderIn('web', from) !== undefined &&
      !lies(from, 'web/site', 'web/admin') &&
      lies(to, 'web/site', 'web/admin'),
  ],
  [
    'no page of the site looks into another page’s folder',
    'what two pages need lives one level up, in web/media, web/services, web/show or web/ui',
    (from, to) => isOther(folderIn('web/site', from), folderIn('web/site', to)),
  ],
  [
    'no tab of the dashboard looks into another tab’s folder; only into those that all tabs share',
    'what two tabs need lies in web/admin/parts',
    (from, to) =>
      isOther(folderIn('web/admin', from), folderIn('web/admin', to)) &&
      // these lie around the tabs: the dashboard opens every tab, and the conversation of the first evening asks with their forms
      !lies(from, 'web/admin/dashboard', 'web/admin/begin', 'web/admin/recovery') &&
      !lies(to, 'web/admin/parts') &&
      !/^web\/admin\/media\/\w*Picker\.tsx$/.test(to),
  ],
  [
    'the controls of web/ui know nothing of media, memories and the other features',
    'web/ui draws buttons and dialogs for anyone: pass it texts and callbacks, not media or memories',
    (from, to) =>
      lies(from, 'web/ui') &&
      lies(to, 'web', 'contract', 'domain') &&
      !lies(to, 'web/ui', 'web/stores') &&
      !['domain/language.ts', 'domain/textLinks.ts', 'domain/typeset.ts'].includes(to),
  ],
  [
    'a feature of the server imports no other feature but media, auth and access',
    'write through change(), read through the tables, or move the shared rule to server/memorial',
    (from, to) =>
      isOther(folderIn('server/features', from), folderIn('server/features', to)) &&
      !['media', 'auth', 'access'].some((feature) => lies(to, `server/features/${feature}`)) &&
      // these features put back and find rows of every other one
      !lies(from, 'server/features/deleted', 'server/features/search'),
  ],
  [
    'a part of the server imports only from the parts below it',
    `what both need lies in a part below both; from the lowest on they are ${serverParts.join(', ')}`,
    (from, to) => lies(from, 'server') && lies(to, 'server') && heightOf(from) < heightOf(to),
  ],
  [
    'platform imports nothing from the contract but what all endpoints and pages share',
    'what a memorial is lives in server/memorial: move this there, or pass in what platform needs of it',
    (from, to) =>
      lies(from, 'server/platform') &&
      !knowsTables(from) &&
      lies(to, 'contract') &&
      to !== 'contract/endpoint.ts' &&
      !lies(to, 'contract/pages'),
  ],
  [
    'a job is scheduled by the name of a kind that is listed',
    'call schedule of server/memorial/jobs, where a kind that is not listed does not compile',
    (from, to) =>
      to === 'server/platform/jobs/jobRows.ts' && !lies(from, 'server/platform/jobs', 'server/memorial/jobs'),
  ],
]

for (const [rule, instead, isForbidden] of rules)
  test(rule, () => forbid(instead, ({ path }, { to }) => isForbidden(path, to)))

test('every file of the server lies in one of its parts', () => {
  const files = sources.map(({ path }) => path).filter((path) => lies(path, 'server') && heightOf(path) < 0)
  assert.deepEqual(files, [])
})

/** Packages that one folder alone may know, so that they can be replaced there. */
const ownedPackages: Record<string, readonly string[]> = {
  'server/codecs': ['sharp', 'libheif-js', 'mediabunny', 'music-metadata', 'node:child_process'],
  'server/platform/storage': ['aws4fetch'],
  'server/platform/database': ['node:sqlite', 'pg'],
  'server/memorial/mail': ['nodemailer'],
  'web/api': ['@tanstack/react-query'],
}
/**
 * Files that may import such a package in other folders: the providers at the roots of the two web entries, the lock,
 * which is a database of its own, the sync of a file system, for which Node has no call, and the start of the other version
 * during an update.
 */
const exceptions = [
  'web/site/Site.tsx',
  'web/admin/entry.tsx',
  'server/base/process/lock.ts',
  'server/platform/storage/syncFileSystem.ts',
  'server/operations/update/programs.ts',
]

for (const [folder, packages] of Object.entries(ownedPackages)) {
  test(`only ${folder} imports ${packages.join(', ')}`, () => {
    forbid(
      `write a function for what you need in ${folder}, and call that`,
      ({ path }, { to, typeOnly }) =>
        lies(path, 'server', 'web') &&
        !lies(path, folder) &&
        !exceptions.some((exception) => path === exception || lies(path, exception)) &&
        !typeOnly &&
        packages.includes(to),
    )
  })
}

test('only the function that counts attempts can compare a password', () => {
  const file = 'server/features/auth/passwords.ts'
  forbid(
    `compare it with matchPassword of ${file}, which counts the attempt first`,
    ({ path }, { to }) =>
      lies(path, 'server') && path !== file && to === 'server/features/auth/passwordHash.ts',
  )
  const hashing = sources.filter(
    ({ path, text }) => lies(path, 'server') && /^import \{[^}]*\bargon2/m.test(text),
  )
  assert.deepEqual(
    hashing.map(({ path }) => path),
    ['server/features/auth/passwordHash.ts'],
  )
  const exported = [
    ...(sourceAt.get(file)?.text ?? '').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm),
  ]
  assert.deepEqual(exported.map(([, name]) => name).sort(), ['hashPassword', 'matchPassword'])
})

test('only server/platform/jobs reads or writes the table of jobs', () => {
  const strangers = sources.filter(
    ({ path, text }) =>
      lies(path, 'server') &&
      !lies(path, 'server/platform/jobs', 'server/platform/database/migrations') &&
      // rows.ts copies every table in the same way
      path !== 'server/platform/database/rows.ts' &&
      /(?<!Context\[)['"`]jobs['"`. ]|\b(?:from|into|update|join)\s+"?jobs\b/i.test(text),
  )
  const paths = strangers.map(({ path }) => path)
  assert.deepEqual(
    paths,
    [],
    'call schedule, cancelJob or readJobSubjects of server/memorial/jobs, or list the job in server/repeatedJobs.ts, or add a function there',
  )
})

test('platform reads and writes no table with a part of the memorial', () => {
  const names = tableNames.filter((name) => !platformTables.includes(name)).join('|')
  const query = new RegExp(`['"](?:${names})['". ]|\\b(?:from|into|update|join)\\s+"?(?:${names})\\b`)
  const found = sources.filter(
    ({ path, text }) => lies(path, 'server/platform') && !knowsTables(path) && query.test(text),
  )
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'move the query to server/memorial, or pass in what platform needs of it',
  )
})

test('only http declares what Fastify knows of a request or a route', () => {
  const found = sources.filter(
    ({ path, text }) => !lies(path, 'server/http') && /^declare module ['"]fastify['"]/m.test(text),
  )
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'declare it in server/http, where it is read; a feature only sets it',
  )
})

test('no validation library and no administrator’s code is on its way to a visitor', () => {
  const heavy = ['zod', '@tanstack/react-virtual']
  const reached = [...reachableFrom('web/site/entry.ts')]
  assert.ok(reached.length > 20, 'the entry of the site was read')
  const found = reached.filter((file) => heavy.includes(file) || lies(file, 'web/admin'))
  assert.deepEqual(found, [], 'use `import type`, or a contract file that needs no zod')
})

/** The files that may know the address at which a page was opened or a request arrived. Any other file might put it into links. */
const addressFiles = [
  'web/api/origins.ts',
  'server/http/callers/origin.ts',
  // the files above make the origin of all links; those below compare addresses, and make no link
  'server/http/callers/cookies.ts',
  'server/http/callers/isFromThisMachine.ts',
  'server/http/pages/redirects.ts',
  'web/show/offline/serviceWorker.ts',
  'web/ui/dialogs/modalHistory.ts',
]

test('links that leave the house carry PUBLIC_URL, because only a few files know any other address', () => {
  const address =
    /\blocation\.(?:origin|href|host|hostname|protocol)\b|\b(?:window|self)\.origin\b|\bdocument\.(?:URL|baseURI)\b|\brequest\.(?:host|hostname|protocol)\b|\bheaders\.host\b|\{[^}]*\b(?:host|protocol)\b[^}]*\}: FastifyRequest/
  const files = sources
    .filter(({ path, text }) => lies(path, 'web', 'server') && address.test(text))
    .map(({ path }) => path)
  assert.deepEqual(
    files.filter((file) => !addressFiles.includes(file)),
    [],
    'call readPublicOrigin or readHallOrigin of web/api/origins.ts, or findOrigin of server/http/callers/origin.ts',
  )
  assert.deepEqual(
    addressFiles.filter((file) => !files.includes(file)),
    [],
    'this file needs no exception any more',
  )
})
