import type { NamedPerson, Media } from '../../../../../contract/media/media.ts'
import { foldConfusables } from '../../../../../domain/foldConfusables.ts'
import { inParallel } from '../../../../../domain/inParallel.ts'
import { addReason } from '../../../../api/addReason.ts'
import { call } from '../../../../api/call.ts'
import type { CallInput } from '../../../../api/endpoints.ts'
import { leaveOutMissing } from '../../../../api/leaveOutMissing.ts'
import { refetchOnce } from '../../../../api/readCache.ts'
import { toast, toastFailure } from '../../../../ui/toasts/toast.ts'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'

/** Somebody in a photograph, as a keeper edits it. */
export type Named = Pick<NamedPerson, 'name' | 'area'>
export type Naming = CallInput<'POST /api/media/people'>['body']

/** The maximum number of requests that an Undo sends in parallel. */
const MAX_PARALLEL = 4

export const listNamed = ({ people = [] }: Pick<Media, 'people'>): Named[] =>
  people.map(({ name, area }) => ({ name, area }))

/** Whether two names are one person, as the server sees it. */
export const isSameName = (a: string, b: string) => toKey(a) === toKey(b)

const toKey = (name: string) => foldConfusables(name).toLowerCase().toUpperCase()

export const findNamed = <P extends { name: string }>(people: readonly P[], name: string) =>
  people.find((person) => isSameName(person.name, name))

/** Lists what has to be said so that an item with the people `before` has the people `after`. */
export const compareNames = <P extends { name: string }>(before: readonly P[], after: readonly P[]) => ({
  add: after.filter((person) => JSON.stringify(person) !== JSON.stringify(findNamed(before, person.name))),
  remove: before.filter(({ name }) => !findNamed(after, name)).map(({ name }) => name),
})

/** Lists what takes a change of names back, before it is made; items for which that is the same are together. */
export function listInverses(items: readonly Media[], { add = [], remove = [] }: Naming): Naming[] {
  const inverses = new Map<string, Naming>()
  for (const item of items) {
    const before = listNamed(item)
    const isLost = ({ name }: Named) =>
      remove.some((removed) => isSameName(removed, name)) || findNamed(add, name)?.area !== undefined
    const inverse = {
      add: before.filter(isLost),
      remove: add.filter(({ name }) => !findNamed(before, name)).map(({ name }) => name),
    }
    if (inverse.add.length + inverse.remove.length === 0) continue
    const key = JSON.stringify(inverse)
    inverses.set(key, { ...inverse, ids: [...(inverses.get(key)?.ids ?? []), item.id] })
  }
  return [...inverses.values()]
}

/** Sends what `listInverses` has listed. What has been deleted since is left out. */
export async function takeBackNames(namings: readonly Naming[]): Promise<void> {
  try {
    await refetchOnce(() => inParallel(namings, MAX_PARALLEL, sendRemaining))
    toast(texts.namesBack)
  } catch (error) {
    toastFailure({ ...addReason(sheetTexts.failed, error), undo: () => void takeBackNames(namings) })
  }
}

const sendRemaining = (body: Naming) =>
  call('POST /api/media/people', { body }).catch((error: unknown) => {
    const remaining = leaveOutMissing({ body }, error)
    if (!remaining) throw error
    return call('POST /api/media/people', remaining)
  })
