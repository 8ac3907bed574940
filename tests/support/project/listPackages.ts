/** Preloaded into a program, prints the packages that the program has loaded, when it ends. */
import { registerHooks } from 'node:module'

/** The names of all modules that Node itself has loaded. Node does not document this property. */
const { moduleLoadList } = process as unknown as { moduleLoadList: string[] }
/** Lists the packages in Node that it loads on demand, such as undici for `fetch` and WebSockets. */
const packagesOfNode = () =>
  moduleLoadList.flatMap((name) => /^NativeModule internal\/deps\/([^/]+)\//.exec(name)?.[1] ?? [])

const packages = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => console.log(`Loaded packages: ${[...packages, ...packagesOfNode()].join(' ')}`))
