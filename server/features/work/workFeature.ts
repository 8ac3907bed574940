import path from 'node:path'
import * as contract from '../../../contract/work.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { FileSource } from '../../http/files/fileSource.ts'
import { runWork } from './runWork.ts'
import { type WorkByKind, beginWork, findWork, listRunPictures, removeWork, type WorkRow } from './work.ts'
import { makeStoredKey } from '../../platform/storage/keys.ts'
import type { Feature } from '../../http/routes/feature.ts'

/** Makes the feature of all kinds of background work, such as making a film. */
export const createWorkFeature = (allWork: WorkByKind) =>
  ({
    routes: Object.assign({}, ...workKindNames.map((kind) => makeRoutes(kind, allWork[kind]))) as WorkRoutes,
    jobs: {
      work: (context, id, run) => runWork(context, allWork)(id, run),
      'forget-work': (context, id) => change(context, [], (tx) => removeWork(tx, id, context.clock())),
    },
    files: createWorkFileSource,
  }) satisfies Feature

type WorkRoutes = Required<
  Pick<NonNullable<Feature['routes']>, (typeof contract.workEndpoints)[number]['route']>
>

const workKindNames = Object.keys(contract.workKinds) as contract.WorkKind[]

function makeRoutes(kind: contract.WorkKind, work: WorkByKind[contract.WorkKind]) {
  const readResponse = async ({ db }: Context) => ({
    work: presentWork(await findWork(db, 'kind', kind)),
    impossible: (await work.findObstacle?.()) ?? null,
  })
  return {
    [`GET /api/work/${kind}`]: readResponse,
    [`POST /api/work/${kind}`]: async (context: Context, { body }: { body: unknown }) => {
      await change(context, [], async (tx) => {
        await work.checkOptions?.(tx, body as never)
        await beginWork(tx, kind, body as never, context.clock())
      })
      return readResponse(context)
    },
    [`DELETE /api/work/${kind}`]: async (context: Context) => {
      const row = await findWork(context.db, 'kind', kind)
      if (row) await change(context, [], (tx) => removeWork(tx, row.id, context.clock()))
    },
  }
}

const presentWork = (row: WorkRow | undefined): contract.Work | null =>
  row
    ? {
        ...row,
        filePath: row.file && toFilePath(row, row.file),
        madeAt: null,
        isChanged: false,
        picture: null,
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
const createWorkFileSource =
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
