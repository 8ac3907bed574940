import type { Media } from '../../contract/media/media.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { toFileUrl } from '../api/urls.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icons.tsx'
import { toast, toastFailure } from '../ui/toasts/toast.ts'
import { makeDownloadName } from './downloadName.ts'
import { texts } from '../../languages/en/visitors/media.ts'

interface Props {
  item: Pick<Media, 'title' | 'alt' | 'fileType' | 'filePath'>
  className?: string
  /** whether to omit the icon; true if the stylesheet shows an icon for `className` */
  withoutIcon?: boolean
}

/** Downloads a photograph as a JPEG at full resolution, or a video as it was sent. The title becomes the file name. */
export const DownloadLink = ({ item, className, withoutIcon }: Props) => (
  <ButtonLink
    className={classes('icon-only', className)}
    aria-label={`${texts.download} ${item.alt ?? item.title}`}
    href={toFileUrl(item.filePath) ?? undefined}
    download={makeDownloadName(item)}
    // if a static copy is on a disk, browsers open the file instead of downloading it, so the link opens a new tab
    {...(isStaticCopy
      ? { target: '_blank' }
      : { onClick: ({ currentTarget }) => void toastResult(item, currentTarget.href) })}
  >
    {!withoutIcon && <Icon name="download" />}
  </ButtonLink>
)

/**
 * Announces whether the download succeeded. Browsers do not tell a page how a download ended, so this function asks the server
 * whether the file is still there.
 */
const toastResult = async (item: Props['item'], href: string) => {
  const response = await fetch(href, { method: 'HEAD' }).catch(() => null)
  if (!response?.ok) return toastFailure(texts.downloadFailed(item.title))
  toast({
    title: item.fileType === 'image' ? texts.imageDownloaded : texts.videoDownloaded,
    description: texts.hasBeenDownloaded(item.title),
    duration: 3_000,
  })
}
