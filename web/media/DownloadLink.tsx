import type { Media } from '../../contract/media.ts'
import { isCopy } from '../api/isCopy.ts'
import { fileUrl } from '../api/links.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icons.tsx'
import { toast, toastFailure } from '../ui/toasts/toast.ts'
import { downloadName } from './names.ts'
import { texts } from './texts.ts'

interface Props {
  item: Pick<Media, 'title' | 'fileType' | 'filePath'>
  className?: string
  /** its icon is drawn by its class alone */
  withoutIcon?: boolean
}

/** Saves a photograph as JPEG at full resolution, or a video as it is, under its title. */
export const DownloadLink = ({ item, className, withoutIcon }: Props) => (
  <ButtonLink
    className={classes('icon-only', className)}
    aria-label={`${texts.download} ${item.title}`}
    href={fileUrl(item.filePath) ?? undefined}
    download={downloadName(item)}
    // browsers open a file on the disk where they would download it from a server
    {...(isCopy
      ? { target: '_blank' }
      : { onClick: ({ currentTarget }) => void toastResult(item, currentTarget.href) })}
  >
    {!withoutIcon && <Icon name="download" />}
  </ButtonLink>
)

/** A page is not told how its download went, and the family may have taken the file away meanwhile. */
const toastResult = async (item: Props['item'], href: string) => {
  const found = await fetch(href, { method: 'HEAD' }).catch(() => null)
  if (!found?.ok) return toastFailure(texts.downloadFailed(item.title))
  toast({
    title: item.fileType === 'image' ? texts.imageDownloaded : texts.videoDownloaded,
    description: texts.hasBeenDownloaded(item.title),
    duration: 3_000,
  })
}
