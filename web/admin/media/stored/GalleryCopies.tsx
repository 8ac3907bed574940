import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { useMakeUndo } from '../../parts/lists/ConfirmDelete.tsx'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import { CopyNotices } from './CopyNotices.tsx'
import { findPairs } from './findPairs.ts'

interface Props {
  /** the copies of `gallery` that nobody has answered */
  copies: readonly Media[]
  gallery: readonly Media[]
  isFolded?: boolean
}

/** Asks about copies that are in the gallery already. */
export const GalleryCopies = ({ copies, gallery, isFolded = false }: Props) => {
  const makeUndo = useMakeUndo()
  const { mutate, isPending } = useChange('POST /api/media/delete', {
    success: (_, { body: { ids } }) => ({ ...texts.copiesRemoved(ids.length), undo: makeUndo(ids) }),
    failure: (_, { body: { ids } }) => texts.copiesLeft(ids.length),
  })
  return (
    <CopyNotices
      pairs={findPairs(copies, gallery)}
      gallery={gallery}
      folded={isFolded ? 'all' : 'none'}
      removal={texts}
      onRemove={(removed) => mutate({ body: { ids: removed.map(({ id }) => id) } })}
      busy={isPending}
    />
  )
}
