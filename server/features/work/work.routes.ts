import path from 'node:path'
import * as contract from '../../../contract/work.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { FileSource } from '../../http/files/fileSource.ts'
import type { Route } from '../../http/routes/route.ts'
import { runWork } from './runWork.ts'
import { type WorkByKind, beginWork, findWork, listRunPictures, removeWork, type WorkRow } from './work.ts'
import { makeStoredKey } from '../../platform/storage/keys.ts'

/** Registers the routes and jobs of all kinds of background work, such as making an archive. */
export function workRoutes(route: Route, context: Context, allWork: WorkByKind) {
  const { db, clock, jobs } = context
  jobs.define('work', runWork(context, allWork))
  jobs.define('forget-work', (id) => change(context, [], (tx) => removeWork(tx, id, clock())))
  for (const kind of Object.keys(contract.workKinds) as contract.WorkKind[]) {
    const { read, start, cancel } = contract.workKinds[kind]
    const readResponse = async () => ({
      work: presentWork(await findWork(db, 'kind', kind)),
      impossible: (await allWork[kind].findObstacle?.()) ?? null,
    })
    route(read, readResponse)
    route(start, async ({ body }) => {
      await change(context, [], async (tx) => {
        await allWork[kind].checkOptions?.(tx, body as never)
        await beginWork(tx, kind, body as never, clock())
      })
      return readResponse()
    })
    route(cancel, async () => {
      const row = await findWork(db, 'kind', kind)
      if (row) await change(context, [], (tx) => removeWork(tx, row.id, clock()))
    })
  }
}

const presentWork = (row: WorkRow | undefined): contract.Work | null =>
  row
    ? {
        ...row,
        filePath: row.file && toFilePath(row, row.file),
        pages: listRunPictures(row).map((name) => toFilePath(row, name)),
        until: row.until === null ? null : new Date(row.until).toISOString(),
        remarks: JSON.parse(row.remarks) as string[],
      }
    : null

const toFilePath = ({ id }: WorkRow, name: string) => `/uploads/private/${id}/${name}`

const contentTypes: Record<string, string> = {
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.svgz': 'image/svg+xml',
}

/** Makes the source of the files that background work has made. Only administrators may read these files. */
export const createWorkFileSource =
  ({ db }: Context): FileSource =>
  async (column, id) => {
    const row = column === 'id' ? await findWork(db, 'id', id) : undefined
    if (!row) return undefined
    const { file } = row
    const names = [...(file ? [file] : []), ...listRunPictures(row)]
    return {
      isForAdministrators: true,
      findStorageKey: (name) => makeStoredKey(id, name),
      state: id,
      originalName: file ?? row.kind,
      findMimeType: (name) => (names.includes(name) ? (contentTypes[path.extname(name)] ?? null) : null),
      derive: async () => undefined,
    }
  }
