import type { MouseEvent, ReactNode } from 'react'
import type { Media } from '../../contract/media.ts'
import { isCopy } from '../api/isCopy.ts'
import { fileUrl } from '../api/links.ts'
import { Icon } from '../ui/icons.tsx'
import './open-media.css'
import { texts } from './texts.ts'

interface Props {
  item: Pick<Media, 'fileType' | 'filePath'>
  /** shows it in the lightbox */
  onShow: () => void
  /** its picture, small */
  children: ReactNode
}

/** Opens a photograph in the lightbox, and a film in a new tab. */
export const OpenMedia = (props: Props) =>
  props.item.fileType === 'image' ? <OpenPhoto {...props} /> : <OpenFilm {...props} />

/** In a static copy it is a link to the file, which opens without scripts, too. */
const OpenPhoto = ({ item, onShow, children }: Props) => {
  if (!isCopy) {
    return (
      <button type="button" className="open-media" onClick={onShow}>
        {children}
      </button>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onShow()
  }
  return (
    <a className="open-media" href={fileUrl(item.filePath) ?? undefined} onClick={onClick}>
      {children}
    </a>
  )
}

const OpenFilm = ({ item, children }: Props) => (
  <a className="open-media" href={fileUrl(item.filePath) ?? undefined} target="_blank" rel="noopener">
    {children}
    <span className="play-mark">
      <Icon name="play" size={28} />
    </span>
    <span className="unseen">{texts.newTab}</span>
  </a>
)
