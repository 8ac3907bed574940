import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './change.ts'
import { newId } from '../../base/ids/newId.ts'
import { inLanguage } from '../../../domain/language.ts'
import { DAY } from '../../../domain/timeUnits.ts'

/** The keeper who makes the current call. */
interface Actor {
  username: string
  /** the name of the endpoint */
  endpoint: string
  clock: () => number
}

interface Subject {
  id: string | null
  title: string | null
}

type Fields = Record<string, unknown>

/** Entries are deleted after this long. Milliseconds. */
const RECORDED_FOR = 2 * 365 * DAY

/** The current actor; `route` sets it around the handler when a keeper calls. */
export const actorStorage = new AsyncLocalStorage<Actor>()

/**
 * Adds a keeper's change to the journal, inside the change itself; does nothing for visitors or when `after` equals `before`.
 * `before` is null for a new subject. Only fields that differ are recorded; for e-mail addresses only the fact that they differ.
 */
export async function recordChange(
  tx: Tx,
  subject: Subject,
  before: Fields | null,
  after: Fields,
): Promise<void> {
  const names = Object.keys(after).filter((name) => !isSame(before?.[name] ?? null, after[name] ?? null))
  if (before === null || names.length > 0)
    await insert(tx, subject, before && toJson(before, names), toJson(after, names))
}

/** Records a deletion with only the title: the content must not be remembered. */
export const recordDeletion = (tx: Tx, subject: Subject) => insert(tx, subject, null, null)

/** Records that something deleted was put back; its content stands in its earlier entries. */
export const recordPutBack = (tx: Tx, subject: Subject) => insert(tx, subject, null, null)

/**
 * Removes the title and fields of a permanently deleted subject from entries recorded before a time. Who changed it, and when,
 * stays.
 */
export async function clearFromJournal(
  tx: Tx,
  subjectId: string,
  before = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await tx
    .updateTable('journal')
    .set({ subject_title: null, fields_before: null, fields_after: null })
    .where('subject_id', '=', subjectId)
    .where('recorded_at', '<', before)
    .execute()
}

async function insert(tx: Tx, subject: Subject, before: string | null, after: string | null) {
  const by = actorStorage.getStore()
  if (!by) return
  const now = by.clock()
  await tx
    .deleteFrom('journal')
    .where('recorded_at', '<', now - RECORDED_FOR)
    .execute()
  await tx
    .insertInto('journal')
    .values({
      id: newId(),
      recorded_at: now,
      keeper: by.username,
      endpoint: by.endpoint,
      subject_id: subject.id,
      subject_title: subject.title,
      fields_before: before,
      fields_after: after,
    })
    .execute()
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const toJson = (fields: Fields, names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, hideAddress(name, fields[name] ?? null)])))

const anAddress = inLanguage({ en: '(an address)' })

const hideAddress = (name: string, value: unknown) => (/email/i.test(name) && value ? anAddress : value)
