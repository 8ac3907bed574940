import type { Kysely } from 'kysely'
import { listNameSpellings } from '../../../domain/person/names.ts'
import { findDeletedRows } from '../../memorial/deleted/deletedItems.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** A memory, all that a guest sent by the link, or all answers under a name; joined, everything that one person did. */
export interface Contribution {
  name: string
  email: string | null
  /** when the first of it came, in milliseconds since 1970 */
  at: number
  wrote: boolean
  photographs: number
  /** the number of photographs that the answers are about */
  answered: number
  message: string | null
  /** when the family last thanked or answered */
  thankedAt: number | null
}

const none = { email: null, wrote: false, photographs: 0, answered: 0, message: null, thankedAt: null }

/** Reads what people have done, the oldest first. What the family put aside counts as sent, but not if the guest took it back. */
export async function readContributions(db: Kysely<Tables>): Promise<Contribution[]> {
  const memories = await db.selectFrom('memories').selectAll().where('approved', '=', 1).execute()
  const attached = await db
    .selectFrom('memory_media')
    .innerJoin('media', 'media.id', 'memory_media.media_id')
    .select('memory_id')
    // not a photograph of the family's that the memory is about
    .where('visitor_photo', 'is not', null)
    .where('public_key', 'is not', null)
    .execute()
  const photosByMemory = Map.groupBy(attached, ({ memory_id }) => memory_id)
  const senders = await db.selectFrom('senders').selectAll().execute()
  const sent = await db.selectFrom('media').select('sender_id').where('sender_id', 'is not', null).execute()
  const sentBySender = Map.groupBy([...sent, ...(await findDeletedRows(db, 'media'))], (row) => row.sender_id)
  const answers = await db.selectFrom('answers').selectAll().where('state', '!=', 'put_aside').execute()
  return [
    ...memories.map((row) => ({
      ...none,
      name: row.name,
      email: row.email,
      at: row.created_at,
      wrote: Boolean(row.content),
      photographs: photosByMemory.get(row.id)?.length ?? 0,
      thankedAt: row.answer_mailed_at ?? row.answered_at,
    })),
    ...senders.flatMap(({ id, name, email, created_at: at, message, thanked_at: thankedAt }) => {
      const photographs = sentBySender.get(id)?.length ?? 0
      return photographs > 0 ? [{ ...none, name, email, at, photographs, message, thankedAt }] : []
    }),
    ...[...Map.groupBy(answers, ({ said_by }) => said_by)].flatMap(([name, rows]) => {
      const at = Math.min(...rows.map(({ said_at }) => said_at))
      const answered = new Set(rows.map(({ media_id }) => media_id)).size
      return name ? [{ ...none, name, at, answered }] : []
    }),
  ].toSorted((a, b) => a.at - b.at)
}

/**
 * Joins what one person did: what has the same name and e-mail address, and what has the same full name if only one address is known.
 * A first name alone, or one with two addresses, may be that of two people, who are both to thank.
 */
export function joinByPerson(contributions: readonly Contribution[]): Contribution[] {
  const groups = new Map<string, Contribution[]>()
  for (const each of contributions) {
    const keys = [each.name, ...listNameSpellings(each.name)]
    const group = keys.map((key) => groups.get(key)).find(Boolean) ?? []
    group.push(each)
    for (const key of keys) if (!groups.has(key)) groups.set(key, group)
  }
  return [...new Set(groups.values())].flatMap(splitByAddress).map(join)
}

function splitByAddress(group: readonly Contribution[]): (readonly Contribution[])[] {
  const toAddress = ({ email }: Contribution) => email?.toLowerCase()
  const addresses = new Set(group.flatMap((each) => toAddress(each) ?? []))
  if (addresses.size < 2 && group.some(({ name }) => /\S\s+\S/.test(name))) return [group]
  return [...Map.groupBy(group, (each) => toAddress(each) ?? each).values()]
}

const join = (group: readonly Contribution[]): Contribution =>
  group.reduce((first, next) => ({
    ...first,
    email: first.email ?? next.email,
    wrote: first.wrote || next.wrote,
    photographs: first.photographs + next.photographs,
    answered: first.answered + next.answered,
    message: [...new Set([first.message, next.message])].filter(Boolean).join('\n') || null,
    thankedAt: Math.max(first.thankedAt ?? 0, next.thankedAt ?? 0) || null,
  }))
