import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Import, reachableFrom, type Source, sourceAt, sources } from './support/sources.ts'

/** Fails with one line for every import that a rule forbids, and what to do instead. */
function forbid(instead: string, isForbidden: (from: Source, to: Import) => boolean) {
  const found = sources.flatMap((from) =>
    from.imports.filter((to) => isForbidden(from, to)).map(({ to }) => `${from.path} imports ${to}`),
  )
  assert.equal(found.length, 0, `${found.join('\n')}\n→ ${instead}`)
}

const lies = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`))
/** The folder just below `parent`, such as 'gallery' for web/site/gallery/Polaroid.tsx; none for a file of `parent` itself. */
const folderBelow = (parent: string, file: string) => {
  const below = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : []
  return below.length > 1 ? below[0] : undefined
}

test('the web and the server meet only in the contract', () => {
  forbid(
    'move what both sides need to contract/, or ask the server through web/api',
    ({ path }, { to }) =>
      (lies(path, 'web') && lies(to, 'server')) || (lies(path, 'server') && lies(to, 'web')),
  )
})

test('the contract needs nothing but zod', () => {
  forbid(
    'the contract is what both sides agree on: pass what it needs in, or move it here',
    ({ path }, { to }) => lies(path, 'contract') && !lies(to, 'contract') && to !== 'zod',
  )
})

test('the product needs neither tests nor samples nor scripts', () => {
  forbid(
    'what the product needs may not live under tests/, samples/ or scripts/: move it to the folder that needs it',
    ({ path }, { to }) => lies(path, 'contract', 'server', 'web') && lies(to, 'tests', 'samples', 'scripts'),
  )
})

test('the samples need nothing of the tests', () => {
  forbid(
    '`npm run demo` fills a memorial without them: move what both need to samples/',
    ({ path }, { to }) => lies(path, 'samples') && lies(to, 'tests'),
  )
})

test('visitors’ pages and the administrator’s never import each other', () => {
  forbid(
    'what both show lives in web/media, web/services, web/show, web/ui or web/api: move it there',
    ({ path }, { to }) =>
      (lies(path, 'web/site') && lies(to, 'web/admin')) || (lies(path, 'web/admin') && lies(to, 'web/site')),
  )
})

test('the folders that both share import neither of them', () => {
  forbid(
    'hand in what differs as a property; a shared part does not know who uses it',
    ({ path }, { to }) =>
      lies(
        path,
        'web/api',
        'web/ui',
        'web/media',
        'web/show',
        'web/services',
        'web/obituary',
        'web/styles',
      ) && lies(to, 'web/site', 'web/admin'),
  )
})

test('no page of the site imports from another page’s folder', () => {
  forbid(
    'what two pages need lives one level up, in web/media, web/services, web/show or web/ui',
    ({ path }, { to }) => isOther(folderBelow('web/site', path), folderBelow('web/site', to)),
  )
})

test('no tab of the dashboard imports from another tab’s folder, but for the media picker and the sortable list', () => {
  forbid(
    'what two tabs need lives in a folder of its own, as web/admin/sortable does',
    ({ path }, { to }) =>
      isOther(folderBelow('web/admin', path), folderBelow('web/admin', to)) &&
      !lies(to, 'web/admin/sortable') &&
      !/^web\/admin\/media\/\w*Picker\.tsx$/.test(to),
  )
})

const isOther = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from !== to

test('web/ui knows no noun of ours', () => {
  forbid(
    'web/ui draws buttons and dialogs for anyone: give it texts and callbacks, not media or memories',
    ({ path }, { to }) => lies(path, 'web/ui') && lies(to, 'web', 'contract') && !lies(to, 'web/ui'),
  )
})

test('a feature of the server imports no other feature but media and auth', () => {
  forbid(
    'write through change(), read through the tables, or move the shared rule to a folder named after it',
    ({ path }, { to }) =>
      isOther(folderBelow('server/features', path), folderBelow('server/features', to)) &&
      !lies(to, 'server/features/media', 'server/features/auth'),
  )
})

/** Packages that only one folder may import, so that they can be replaced there. */
const confined: Record<string, readonly string[]> = {
  'server/codecs': ['sharp', 'heic-decode', 'music-metadata', 'node:child_process', 'node:worker_threads'],
  'server/storage': ['aws4fetch'],
  'server/database': ['node:sqlite', 'pg'],
  'server/features/memories': ['nodemailer'],
  'web/api': ['@tanstack/react-query'],
}
/** The providers at the two web entries, and a lock that is a database of its own. */
const exceptions = ['web/site/Site.tsx', 'web/admin/entry.tsx', 'server/lock.ts']

for (const [folder, packages] of Object.entries(confined)) {
  test(`only ${folder} imports ${packages.join(', ')}`, () => {
    forbid(
      `give ${folder} a function for it, and call that`,
      ({ path }, { to, typeOnly }) =>
        lies(path, 'server', 'web') &&
        !lies(path, folder) &&
        !exceptions.includes(path) &&
        !typeOnly &&
        packages.includes(to),
    )
  })
}

test('no file imports itself by way of others, types included', () => {
  assert.deepEqual(cycles(), [], 'move what both need to a file of its own')
})

/** Each cycle once, as 'a.ts → b.ts → a.ts'. */
function cycles(): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) return void found.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const { to } of sourceAt.get(file)?.imports ?? []) visit(to, [...trail, file])
    done.add(file)
  }
  for (const { path } of sources) visit(path, [])
  return found
}

test('no validation library and no administrator’s code reaches a visitor', () => {
  const heavy = ['zod', 'react-dropzone', '@tanstack/react-virtual']
  const reached = [...reachableFrom('web/site/entry.tsx')]
  assert.ok(reached.length > 20, 'the entry of the site was read')
  const found = reached.filter((file) => heavy.includes(file) || lies(file, 'web/admin'))
  assert.deepEqual(found, [], 'use `import type`, or a contract file that needs no zod')
})
