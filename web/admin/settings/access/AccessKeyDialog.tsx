import { pageTexts } from '../../../../languages/en/memorial/pages.ts'
import { useState } from 'react'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { toAccessLink } from '../../../../contract/pages/accessLink.ts'
import type { PagePath } from '../../../../contract/pages/page.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { QrCode } from '../../parts/share/QrCode.tsx'
import { SharedLink } from '../../parts/share/SharedLink.tsx'
import { texts } from '../../../../languages/en/dashboard/access.ts'

const pageTitles = Object.fromEntries(
  Object.entries(pageTexts)
    .filter(([, text]) => 'menu' in text)
    .map(([path, { title }]) => [path, title || texts.home]),
)

/** A dialog that shows a link with an access key, as text to copy and as a QR code to print. */
export const AccessKeyDialog = ({ item, onClose }: { item: AccessKey; onClose: () => void }) => {
  const [path, setPath] = useState<PagePath>('/slideshow')
  const link = toAccessLink(readPublicOrigin(usePageData()), path, item.key)
  return (
    <Dialog
      hasCloseInFooter
      className="access-key"
      title={item.name}
      description={texts.keyDescription}
      onClose={onClose}
    >
      <div>
        <SelectField label={texts.opens} value={path} options={pageTitles} onChange={setPath} />
        <SharedLink key={link} href={link} texts={texts.link} />
        <QrCode link={link} name={item.name} />
      </div>
    </Dialog>
  )
}
