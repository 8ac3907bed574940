import { mock } from 'node:test'

/**
 * Replaces node:test, which runs a file only once per process. Collects the tests of a file instead, so that they can run again
 * for each mutant. Implements only the parts of node:test that tests of pure code use.
 */
export { mock }

let group = newGroup('')

/** Loads files with `load` and returns their tests in order, each with all hooks around it. */
export async function collectTests(load) {
  group = newGroup('')
  await load()
  return testsOf(group)
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

const testsOf = (outer, path = [], hooks = { first: [], last: [] }) => {
  const first = [...hooks.first, ...outer.before, ...outer.beforeEach]
  const last = [...outer.afterEach, ...outer.after, ...hooks.last]
  return outer.members.flatMap((member) => {
    const names = [...path, member.name]
    return member.members
      ? testsOf(member, names, { first, last })
      : { name: names.join(' '), run: () => runWith(member.run, first, last) }
  })
}

async function runWith(run, first, last) {
  const ended = []
  const context = { mock, after: (hook) => ended.push(hook), diagnostic: () => undefined }
  try {
    for (const hook of first) await hook(context)
    await run(context)
  } finally {
    for (const hook of [...ended.reverse(), ...last]) await hook(context)
    mock.restoreAll()
  }
}
