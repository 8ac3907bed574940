import type { FastifyInstance } from 'fastify'

/** Every route of a server as `METHOD /path`, from Fastify's drawing of them, a tree of path segments. */
export function routesOf(app: FastifyInstance): string[] {
  const tree = app.printRoutes({ commonPrefix: false, includeHooks: false })
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^(.*?── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    parents[depth] = (parents[depth - 1] ?? '') + segment
    return methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${parents[depth]}`)
  })
}
