import type { StoredState } from './storedState.ts'

/**
 * Finds photographs and videos that visitors see although they must not, or that they miss. The rule is written here again, so
 * that a change that forgets to apply the product's own rule is found.
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
      hidden === 0 && problem !== 'not_playable' && (visitorPhoto === null || approvedPhotos.has(id))
    if (mayBeSeen === (key !== null)) return []
    return [
      `media ${id} is ${key ? 'public, although no visitor may see it' : 'not public, although visitors may see it'}`,
    ]
  })
}
