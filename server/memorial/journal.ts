import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '../platform/database/change.ts'
import { newId } from '../base/ids/newId.ts'
import { DAY } from '../../domain/timeUnits.ts'

/** The keeper who makes the current call. */
interface Actor {
  username: string
  /** the name of the endpoint that is called */
  endpoint: string
  clock: () => number
}

interface Subject {
  id: string | null
  title: string | null
}

/** A change of the whole memorial, such as of its settings, has no subject. */
const noSubject: Subject = { id: null, title: null }

type Fields = Record<string, unknown>

/** The number of milliseconds after which journal entries are deleted. */
const RECORDED_FOR_MS = 2 * 365 * DAY

/**
 * Holds the keeper who makes the current call. `route` stores the keeper while the handler runs; during a visitor's call, nothing
 * is stored.
 */
export const actorStorage = new AsyncLocalStorage<Actor>()

/**
 * `tx` is the transaction that makes the change. Does nothing if a visitor makes the change, or if `after` equals `before`.
 * `before` is null for a new subject. Only fields that differ are recorded. For email addresses, only the fact that they differ is
 * recorded.
 */
export async function recordChange(
  tx: Tx,
  subject: Subject | null,
  before: Fields | null,
  after: Fields,
): Promise<void> {
  const changedNames = Object.keys(after).filter(
    (name) => !isSame(before?.[name] ?? null, after[name] ?? null),
  )
  if (before !== null && changedNames.length === 0) return
  const toJson = (fields: Fields) =>
    JSON.stringify(
      Object.fromEntries(changedNames.map((name) => [name, hideEmail(name, fields[name] ?? null)])),
    )
  await insertEntry(tx, subject ?? noSubject, before && toJson(before), toJson(after))
}

/** Records a deletion with only the item's title, because the journal must not keep deleted content. */
export const recordDeletion = (tx: Tx, subject: Subject) => insertEntry(tx, subject, null, null)

/** The item's content is not needed here, because earlier journal entries contain it. */
export const recordPutBack = (tx: Tx, subject: Subject) => insertEntry(tx, subject, null, null)

/**
 * Removes the title and the fields of a permanently deleted subject from the journal entries that were recorded before
 * `recordedBefore` (milliseconds since 1970). The entries still say who changed the subject, and when.
 */
export async function clearFromJournal(
  tx: Tx,
  subjectId: string,
  recordedBefore = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await tx
    .updateTable('journal')
    .set({ subject_title: null, fields_before: null, fields_after: null })
    .where('subject_id', '=', subjectId)
    .where('recorded_at', '<', recordedBefore)
    .execute()
}

async function insertEntry(tx: Tx, subject: Subject, before: string | null, after: string | null) {
  const actor = actorStorage.getStore()
  if (!actor) return
  const now = actor.clock()
  await tx
    .deleteFrom('journal')
    .where('recorded_at', '<', now - RECORDED_FOR_MS)
    .execute()
  await tx
    .insertInto('journal')
    .values({
      id: newId(),
      recorded_at: now,
      keeper: actor.username,
      endpoint: actor.endpoint,
      subject_id: subject.id,
      subject_title: subject.title,
      fields_before: before,
      fields_after: after,
    })
    .execute()
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const hideEmail = (name: string, value: unknown) => (isEmail(name) && value ? true : value)

export const isEmail = (name: string) => /email/i.test(name)
