import { CompiledQuery, type Kysely } from 'kysely'
import type { Resource } from '../../contract/endpoint.ts'
import { checkOutsideChange } from './change.ts'
import type { Tables } from './tables.ts'

/** How often each resource has changed; one that never has is not in it. */
export type Revisions = ReadonlyMap<string, number>

/** Built once, because nearly every request asks it. */
const allRevisions = CompiledQuery.raw('select resource, revision from revisions')

export async function readRevisions(db: Kysely<Tables>): Promise<Revisions> {
  checkOutsideChange()
  const { rows } = await db.executeQuery<Tables['revisions']>(allRevisions)
  return new Map(rows.map(({ resource, revision }) => [resource, revision]))
}

/** The revisions as one string, which changes whenever an answer made of these resources may have changed. */
export const revisionOf = (revisions: Revisions, resources: readonly Resource[]): string =>
  resources.map((resource) => revisions.get(resource) ?? 0).join('.')

/** Rises with every change of any resource. */
export function latestRevision(revisions: Revisions): number {
  let sum = 0
  for (const revision of revisions.values()) sum += revision
  return sum
}
