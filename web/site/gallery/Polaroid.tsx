import { memo } from 'react'
import type { Media } from '../../../contract/media.ts'
import { isCopy } from '../../api/isCopy.ts'
import { DownloadButton } from '../../media/DownloadButton.tsx'
import { OpenMedia } from '../../media/OpenMedia.tsx'
import { Photo } from '../../media/Photo.tsx'
import { Button } from '../../ui/Button.tsx'
import { CARD_SIZES } from './firstScreen.ts'
import { shrinkStepOf } from './cards.ts'
import { texts } from './texts.ts'

interface Props {
  item: Media
  /** one of five rotations */
  rotation: number
  eager: boolean
  drawn: boolean
  onShow: (id: string) => void
  onEdit: (item: Media) => void
}

/** Eight elements, because there are hundreds of them. */
export const Polaroid = memo(({ item, rotation, eager, drawn, onShow, onEdit }: Props) => (
  <li className={`polaroid rotation-${rotation}`}>
    <OpenMedia item={item} onShow={() => onShow(item.id)}>
      <Photo item={item} fit="crop" sizes={CARD_SIZES} eager={eager} drawn={drawn} />
    </OpenMedia>
    <p className={`polaroid-title shrink-${shrinkStepOf(item.title)}`}>{item.title}</p>
    <DownloadButton withoutIcon item={item} className="polaroid-download" />
    {!isCopy && (
      <Button
        className="icon-only polaroid-edit"
        aria-label={`${texts.edit} ${item.title}`}
        onClick={() => onEdit(item)}
      />
    )}
  </li>
))
