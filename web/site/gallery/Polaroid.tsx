import { memo } from 'react'
import type { Media } from '../../../contract/media.ts'
import { fileUrl } from '../../api/links.ts'
import { DownloadButton } from '../../media/DownloadButton.tsx'
import { Photo } from '../../media/Photo.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
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

export const Polaroid = memo(({ item, rotation, eager, drawn, onShow, onEdit }: Props) => (
  <li className={`polaroid rotation-${rotation}`}>
    {item.fileType === 'image' ? (
      <button type="button" className="polaroid-picture" onClick={() => onShow(item.id)}>
        <Photo item={item} fit="crop" sizes={CARD_SIZES} eager={eager} drawn={drawn} />
      </button>
    ) : (
      <a
        className="polaroid-picture"
        href={fileUrl(item.filePath) ?? undefined}
        target="_blank"
        rel="noopener"
      >
        <Photo item={item} fit="crop" sizes={CARD_SIZES} eager={eager} drawn={drawn} />
        <span className="polaroid-play">
          <Icon name="play" size={28} />
        </span>
        <span className="unseen">{texts.newTab}</span>
      </a>
    )}
    <p className={`polaroid-title shrink-${shrinkStepOf(item.title)}`}>{item.title}</p>
    <div className="polaroid-actions">
      <DownloadButton item={item} />
      <Button icon aria-label={`${texts.edit} ${item.title}`} onClick={() => onEdit(item)}>
        <Icon name="edit" />
      </Button>
    </div>
  </li>
))
