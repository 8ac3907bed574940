import path from 'node:path'
import { toScreenFile } from '../../../contract/outputs/book.ts'
import * as contract from '../../../contract/work.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { FileSource } from '../../http/files/fileSource.ts'
import { AVAILABLE_MS, runWork } from './runWork.ts'
import { createChangeCheck } from './checkChanged.ts'
import { sayFileName } from './sayFileName.ts'
import {
  type WorkByKind,
  beginWork,
  findLastDocument,
  findWork,
  listRunPictures,
  readOptions,
  removeWork,
  toResultKind,
  type WorkRow,
} from './work.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { sayParts, sayStored, type StoredSentence } from '../../../languages/storedSentence.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
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
  const isChanged = createChangeCheck()
  const findRow = ({ db }: Context, resultKind?: contract.ResultKind) =>
    kind === 'book' && !resultKind ? findLastDocument(db) : findWork(db, 'kind', resultKind ?? kind)
  const readResponse = async (context: Context, caller: Caller, resultKind?: contract.ResultKind) => {
    const row = await findRow(context, resultKind)
    const { texts } = caller
    return {
      work: row ? presentWork(row, await isChanged(context, work, row), texts) : null,
      impossible: (await work.findObstacle?.(texts)) ?? null,
    }
  }
  return {
    [`GET /api/work/${kind}`]: (context: Context, { query, caller }: Chosen) =>
      readResponse(context, caller, query?.kind),
    [`POST /api/work/${kind}`]: async (
      context: Context,
      { body, caller }: { body: unknown; caller: Caller },
    ) => {
      await change(context, [], async (tx) => {
        await work.checkOptions?.(tx, body as never)
        await beginWork(tx, kind, body as never, context.clock())
      })
      return readResponse(context, caller, toResultKind(kind, body as never))
    },
    [`DELETE /api/work/${kind}`]: async (context: Context, { query }: Pick<Chosen, 'query'>) => {
      const row = await findRow(context, query?.kind)
      if (row) await change(context, [], (tx) => removeWork(tx, row.id, context.clock()))
    },
  }
}

/** The query of the book's endpoints; those of other work have none. */
interface Chosen {
  caller: Caller
  query?: { kind?: contract.ResultKind }
}

function presentWork(row: WorkRow, isChanged: boolean, texts: ServerTexts): contract.Work {
  const { file, until, kind } = row
  const pictures = listRunPictures(row).map((name) => toFilePath(row, name))
  const screenFile = findScreenFile(row)
  const tableFile = findTableFile(row)
  return {
    ...row,
    options: JSON.parse(row.options) as contract.Work['options'],
    filePath: file && toFilePath(row, file),
    screenPath: screenFile && toFilePath(row, screenFile),
    tablePath: tableFile && toFilePath(row, tableFile),
    madeAt: file === null || until === null ? null : new Date(until - AVAILABLE_MS).toISOString(),
    isChanged,
    pages: kind === 'film' ? [] : pictures,
    picture: pictures[0] ?? null,
    until: until === null ? null : new Date(until).toISOString(),
    message: row.message && (sayReason(row.message, texts) || texts.work.unexpected),
    remarks: (JSON.parse(row.remarks) as StoredSentence[])
      .map((remark) => sayStored(remark, texts))
      .filter(Boolean),
  }
}

/** Says why work failed; the fault of a system error is the beginning of a sentence, and its cure is the next one. */
function sayReason(message: string, texts: ServerTexts): string | undefined {
  const [reason, cure] = sayParts(JSON.parse(message) as StoredSentence, texts)
  return cure ? `${reason?.charAt(0).toUpperCase()}${reason?.slice(1)}. ${cure}` : reason
}

const findScreenFile = (row: WorkRow) =>
  row.file && row.kind === 'order' && (readOptions(row) as contract.WorkOptions<'book'>).layout === 'both'
    ? toScreenFile(row.file)
    : null

/** An earlier version made a ZIP file with the list and its table. */
const findTableFile = ({ kind, file }: WorkRow) =>
  kind === 'thanks' && file?.endsWith('.pdf') ? `${kind}.csv` : null

const toFilePath = ({ id }: WorkRow, name: string) => `/uploads/private/${id}/${name}`

const contentTypes: Record<string, string> = {
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.mp4': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.svgz': 'image/svg+xml',
}

/** Makes the source of the files that background work has made. Only administrators may read these files. */
const createWorkFileSource =
  (context: Context): FileSource =>
  async (column, id) => {
    const row = column === 'id' ? await findWork(context.db, 'id', id) : undefined
    if (!row) return undefined
    const { file } = row
    const savedFiles = [file, findScreenFile(row), findTableFile(row)]
    const names = [...savedFiles, ...listRunPictures(row)]
    const familyTexts = await readFamilyTexts(context)
    return {
      isForAdministrators: true,
      findStorageKey: (name) => makeStoredKey({ folder: id }, name),
      state: id,
      originalName: file ?? row.kind,
      findMimeType: (name) => (names.includes(name) ? (contentTypes[path.extname(name)] ?? null) : null),
      findSavedName: (name) => (savedFiles.includes(name) ? sayFileName(name, familyTexts) : null),
      derive: async () => undefined,
    }
  }
