import { registerHooks } from 'node:module'

/** Not in Node's documentation: all that it has loaded of itself. */
const { moduleLoadList } = process as unknown as { moduleLoadList: string[] }
/** Modules that Node loads when somebody asks for them, such as undici, its `fetch` and WebSockets. */
const packagesOfNode = () =>
  moduleLoadList.flatMap((name) => /^NativeModule internal\/deps\/([^/]+)\//.exec(name)?.[1] ?? [])

/** Loaded before a program: prints the packages that the program has loaded when it ends. */
const packages = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => console.log(`Loaded packages: ${[...packages, ...packagesOfNode()].join(' ')}`))
