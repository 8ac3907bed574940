import { memo, type ReactNode } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import { findDir } from '../../../domain/direction.ts'
import { typeset } from '../../ui/typeset.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { DownloadLink } from '../../media/DownloadLink.tsx'
import { OpenMedia } from '../../media/OpenMedia.tsx'
import { Photo } from '../../media/Photo.tsx'
import { makePhotoAnchor } from '../../media/photoAnchor.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { InOrder } from '../../ui/InOrder.tsx'
import type { PhotoUrls } from '../address.ts'
import { CARD_SIZES } from './initialView.ts'
import { chooseShrinkStep, hasCaption } from './cards.ts'
import { texts } from '../../../languages/en/visitors/gallery.ts'

interface Props {
  item: Media
  /** the number of one of the five rotations in gallery.css, from 0 to 4 */
  rotation: number
  eager: boolean
  photoUrls: PhotoUrls
  onEdit: (item: Media) => void
}

/** A card has at most eight HTML elements, because a page has hundreds of cards. */
export const Polaroid = memo(({ item, rotation, eager, photoUrls, onEdit }: Props) => (
  <li
    id={makePhotoAnchor(item.id)}
    className={classes('polaroid', `rotation-${rotation}`, !hasCaption(item) && 'without-caption')}
  >
    <OpenMedia item={item} href={photoUrls.toHref(item.id)} onShow={() => photoUrls.open(item.id)}>
      <Photo item={item} fit="crop" sizes={CARD_SIZES} eager={eager} />
    </OpenMedia>
    {hasCaption(item) && <InOrder elements={renderTexts(item)} />}
    <DownloadLink withoutIcon item={item} className="polaroid-download" />
    {!isStaticCopy && (
      <Button
        className="icon-only polaroid-edit"
        aria-label={`${texts.edit} ${item.alt ?? item.title}`}
        onClick={() => onEdit(item)}
      />
    )}
  </li>
))

/** The date stands alone as the caption of an untitled photograph. */
const renderTexts = ({ title, untitled, shownDate }: Media): Record<MediaTextIn<'gallery'>, ReactNode> => {
  const date = shownDate && typeset(shownDate)
  const caption = untitled ? date : typeset(title)
  const shrinkStep = untitled ? DATE_SHRINK_STEP : chooseShrinkStep(title)
  const element = (
    <p dir={findDir(caption ?? '')} className={`polaroid-title shrink-${shrinkStep}`}>
      {caption}
    </p>
  )
  return {
    title:
      untitled || !date ? (
        element
      ) : (
        <div className="polaroid-dated">
          {element}
          {date}
        </div>
      ),
  }
}

/** All dates have the same size, whatever their length. */
const DATE_SHRINK_STEP = 2
