import { useRef, useState } from 'react'
import type { AccessKey } from '../../../../contract/access.ts'
import { accessLink } from '../../../../contract/accessLink.ts'
import { type Page, type PagePath, pages } from '../../../../contract/page.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { drawQrCode } from './drawQrCode.ts'
import { texts } from './texts.ts'

const choices = pages.filter((page: Page) => page.menu !== undefined)

/** The address of a key to be copied, and as a code to be printed. */
export const AccessKeyDialog = ({ item, onClose }: { item: AccessKey; onClose: () => void }) => {
  const [path, setPath] = useState<PagePath>('/slideshow')
  const link = accessLink(location.origin, path, item.key)
  const code = `data:image/svg+xml,${encodeURIComponent(drawQrCode(link))}`
  return (
    <Dialog
      open
      cross={false}
      className="access-key"
      title={item.name}
      description={texts.keyDescription}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={code} download={texts.fileName(item.name)}>
            {texts.download}
          </ButtonLink>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <div>
        <SelectField
          label={texts.opens}
          value={path}
          onChange={({ target }) => setPath(target.value as PagePath)}
        >
          {choices.map((page) => (
            <option key={page.path} value={page.path}>
              {page.title || texts.home}
            </option>
          ))}
        </SelectField>
        <Address key={link} link={link} />
        <img src={code} alt={texts.code} width={240} height={240} />
      </div>
    </Dialog>
  )
}

const Address = ({ link }: { link: string }) => {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    // not on a page that came over plain HTTP: there it is selected, to be copied by hand
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <TextField
        ref={field}
        label={texts.address}
        readOnly
        value={link}
        onFocus={() => field.current?.select()}
      />
      <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
      <span role="status" className="unseen">
        {isCopied ? texts.copied : ''}
      </span>
    </>
  )
}
