import type { FastifyInstance } from 'fastify'
import * as contract from '../../contract/copy.ts'
import type { Context } from '../context.ts'
import type { FileSource } from '../http/fileSource.ts'
import type { Route } from '../http/route.ts'
import { type CopyState, readCopyState } from './copyState.ts'
import { openCopyWork, ZIP_NAME } from './copyWork.ts'

/** The static copy of the dashboard. `dist` is the folder of the built web. */
export function copyRoutes(
  app: FastifyInstance,
  route: Route,
  context: Context,
  dist: string,
  sources: readonly FileSource[],
) {
  const work = openCopyWork(context, dist, sources)
  app.addHook('onClose', work.stop)
  route(contract.readCopy, async () => ({
    copy: present(await readCopyState(context.db, context.clock())),
  }))
  route(contract.startCopy, async ({ body }) => ({
    copy: present(await work.start(body.size)),
  }))
  route(contract.removeCopy, () => work.remove())
}

const present = (state: CopyState | null): contract.Copy | null =>
  state && { ...state, filePath: state.state === 'ready' ? `/uploads/private/${state.id}/${ZIP_NAME}` : null }

/** The file of the copy, for the administrator alone. */
export function copyFileSource({ db, clock }: Context): FileSource {
  return async (column, id) => {
    const state = column === 'id' ? await readCopyState(db, clock()) : null
    if (state?.id !== id || state.state !== 'ready') return undefined
    return {
      id,
      originalName: ZIP_NAME,
      typeOf: (name) => (name === ZIP_NAME ? 'application/zip' : null),
      derive: async () => undefined,
    }
  }
}
