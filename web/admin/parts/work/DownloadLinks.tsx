import type { Work } from '../../../../contract/work.ts'
import { toFileUrl } from '../../../api/urls.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { CardLabel } from '../cards/CardLabel.tsx'
import { formatFileSize } from '../lists/format.ts'
import { texts } from '../../../../languages/en/dashboard/work.ts'

export const DownloadLinks = ({ work }: { work: Work }) =>
  listFiles(work).map(([label, path]) => (
    <ButtonLink key={path} tone={work.isChanged ? undefined : 'primary'} href={toFileUrl(path)} download>
      <Icon name="download" />
      <CardLabel>{label}</CardLabel>
    </ButtonLink>
  ))

const listFiles = ({ filePath, screenPath, tablePath, bytes }: Work): [label: string, path: string][] => {
  if (!filePath) return []
  if (tablePath)
    return [
      [texts.toPrint, filePath],
      [texts.asTable, tablePath],
    ]
  if (!screenPath) return [[texts.download(formatFileSize(bytes)), filePath]]
  return [
    [texts.toFold, filePath],
    [texts.forScreen, screenPath],
  ]
}
