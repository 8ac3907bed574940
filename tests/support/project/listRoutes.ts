import type { FastifyInstance } from 'fastify'

/** Lists every route of a server as `METHOD /path`, parsed from the tree of path segments that Fastify prints. */
export function listRoutes(app: FastifyInstance): string[] {
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
