import type { Media } from '../../contract/media.ts'
import { isCopy } from '../api/isCopy.ts'
import { fileUrl } from '../api/links.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icons.tsx'
import { toast, toastFailure } from '../ui/toast.ts'
import { downloadName } from './names.ts'
import { texts } from './texts.ts'

type Downloadable = Pick<Media, 'title' | 'fileType' | 'filePath'>

interface Props {
  item: Downloadable
  className?: string
  /** its icon is drawn by its class alone */
  withoutIcon?: boolean
}

/** Saves a photograph as JPEG at full resolution, or a video as it is, under its title. */
export const DownloadButton = ({ item, className, withoutIcon }: Props) => {
  const button = {
    className: classes('icon-only', className),
    'aria-label': `${texts.download} ${item.title}`,
    children: !withoutIcon && <Icon name="download" />,
  }
  // browsers open a file on the disk where they would download it from a server
  if (isCopy)
    return <ButtonLink {...button} href={fileUrl(item.filePath) ?? undefined} target="_blank" download />
  return <Button {...button} disabled={!item.filePath} onClick={() => void download(item)} />
}

const download = async (item: Downloadable) => {
  if (!item.filePath) return
  const link = document.createElement('a')
  link.href = fileUrl(item.filePath)
  link.download = downloadName(item)
  link.click()
  // a page is not told how its download went, and the family may have taken the file away meanwhile
  const found = await fetch(link.href, { method: 'HEAD' }).catch(() => null)
  if (!found?.ok) return toastFailure(texts.downloadFailed(item.title))
  toast({
    title: item.fileType === 'image' ? texts.imageDownloaded : texts.videoDownloaded,
    description: texts.hasBeenDownloaded(item.title),
    duration: 3_000,
  })
}
