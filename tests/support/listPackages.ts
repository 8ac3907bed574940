import { registerHooks } from 'node:module'

/** Loaded before a program: prints the packages that the program has loaded when it ends. */
const packages = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => console.log(`Loaded packages: ${[...packages].join(' ')}`))
