import { registerHooks } from 'node:module'

/** Undocumented by Node: all modules that it has loaded. */
const { moduleLoadList } = process as unknown as { moduleLoadList: string[] }
/** Lists packages built into Node that load on demand, such as undici for `fetch` and WebSockets. */
const packagesOfNode = () =>
  moduleLoadList.flatMap((name) => /^NativeModule internal\/deps\/([^/]+)\//.exec(name)?.[1] ?? [])

/** Loaded before a program: prints, when the program ends, the packages that it has loaded. */
const packages = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => console.log(`Loaded packages: ${[...packages, ...packagesOfNode()].join(' ')}`))
