import { mock } from 'node:test'

/**
 * This module takes the place of node:test, which can run a file only once per process. The module collects the tests of a
 * file, so that they can run again for each mutant (a version of the code with one change). It implements only those parts of
 * node:test that tests of pure code use.
 */
export { mock }

let group = newGroup('')

/** Loads test files with `load`, and returns their tests in order. Running a test also runs the hooks before and after it. */
export async function collectTests(load) {
  group = newGroup('')
  await load()
  return flattenTests(group)
}

export function describe(name, define) {
  const outer = group
  group = newGroup(name)
  outer.members.push(group)
  define()
  group = outer
}

export const test = (name, ...rest) => {
  group.members.push({ name, run: rest.at(-1) })
}
export const it = test
export const suite = describe
export const before = (hook) => group.before.push(hook)
export const after = (hook) => group.after.push(hook)
export const beforeEach = (hook) => group.beforeEach.push(hook)
export const afterEach = (hook) => group.afterEach.push(hook)

function newGroup(name) {
  return { name, members: [], before: [], after: [], beforeEach: [], afterEach: [] }
}

const flattenTests = (outer, path = [], hooks = { first: [], last: [] }) => {
  const first = [...hooks.first, ...outer.before, ...outer.beforeEach]
  const last = [...outer.afterEach, ...outer.after, ...hooks.last]
  return outer.members.flatMap((member) => {
    const names = [...path, member.name]
    return member.members
      ? flattenTests(member, names, { first, last })
      : { name: names.join(' '), run: () => runWithHooks(member.run, first, last) }
  })
}

async function runWithHooks(run, first, last) {
  const ownHooks = []
  const context = { mock, after: (hook) => ownHooks.push(hook), diagnostic: () => undefined }
  try {
    for (const hook of first) await hook(context)
    await run(context)
  } finally {
    for (const hook of [...ownHooks.reverse(), ...last]) await hook(context)
    mock.restoreAll()
  }
}
