import type { Media } from '../../contract/media/media.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { fileUrl } from '../api/links.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icons.tsx'
import { toast, toastFailure } from '../ui/toasts/toast.ts'
import { downloadName } from './downloadName.ts'
import { texts } from './texts.ts'

interface Props {
  item: Pick<Media, 'title' | 'fileType' | 'filePath'>
  className?: string
  /** the class shows an icon in its place */
  withoutIcon?: boolean
}

/** Downloads a photograph as JPEG at full resolution, or a video as it was sent; the title becomes the file name. */
export const DownloadLink = ({ item, className, withoutIcon }: Props) => (
  <ButtonLink
    className={classes('icon-only', className)}
    aria-label={`${texts.download} ${item.title}`}
    href={fileUrl(item.filePath) ?? undefined}
    download={downloadName(item)}
    // from a disk, browsers open a file instead of downloading it
    {...(isStaticCopy
      ? { target: '_blank' }
      : { onClick: ({ currentTarget }) => void toastResult(item, currentTarget.href) })}
  >
    {!withoutIcon && <Icon name="download" />}
  </ButtonLink>
)

/** Announces the result. Browsers do not report it, so this asks the server whether the file is still there. */
const toastResult = async (item: Props['item'], href: string) => {
  const found = await fetch(href, { method: 'HEAD' }).catch(() => null)
  if (!found?.ok) return toastFailure(texts.downloadFailed(item.title))
  toast({
    title: item.fileType === 'image' ? texts.imageDownloaded : texts.videoDownloaded,
    description: texts.hasBeenDownloaded(item.title),
    duration: 3_000,
  })
}
