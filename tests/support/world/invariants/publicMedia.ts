import type { StoredState } from './storedState.ts'

/**
 * Finds photographs and videos that visitors can see although they must not, or cannot see although they may. The rule is written
 * here a second time, so that the tests find a change which does not apply the product's rule.
 */
export function findWronglyPublic({ rows }: StoredState): string[] {
  const approvedMemories = new Set(rows.memories.filter(({ approved }) => approved === 1).map(({ id }) => id))
  const approvedPhotos = new Set(
    rows.memory_media
      .filter(({ memory_id: memory }) => approvedMemories.has(memory))
      .map(({ media_id: photo }) => photo),
  )
  return rows.media.flatMap(({ id, hidden, problem, visitor_photo: visitorPhoto, public_key: key }) => {
    const mayBeSeen =
      hidden === 0 &&
      problem !== 'not_playable' &&
      (visitorPhoto === null || (visitorPhoto !== 'sent' && approvedPhotos.has(id)))
    if (mayBeSeen === (key !== null)) return []
    return [
      `media ${id} is ${key ? 'public, although no visitor may see it' : 'not public, although visitors may see it'}`,
    ]
  })
}
