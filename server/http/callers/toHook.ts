import type { FastifyReply, FastifyRequest } from 'fastify'

/** Makes a hook of a function that returns a promise only if it must wait. Otherwise the request goes on at once. */
export const toHook =
  (run: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void | Promise<unknown> => {
    const pending = run(request, reply)
    if (pending instanceof Promise) return pending
    done()
  }
