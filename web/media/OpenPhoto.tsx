import type { MouseEvent, ReactNode } from 'react'
import type { Media } from '../../contract/media.ts'
import { isCopy } from '../api/isCopy.ts'
import { fileUrl } from '../api/links.ts'

interface Props {
  item: Pick<Media, 'filePath'>
  className: string
  onShow: () => void
  /** the photograph, small */
  children: ReactNode
}

/** Opens a photograph in the lightbox. In a static copy it is a link to the file, which opens without scripts, too. */
export const OpenPhoto = ({ item, className, onShow, children }: Props) => {
  if (!isCopy) {
    return (
      <button type="button" className={className} onClick={onShow}>
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
    <a className={className} href={fileUrl(item.filePath) ?? undefined} onClick={onClick}>
      {children}
    </a>
  )
}
