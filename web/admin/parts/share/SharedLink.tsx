import { reachOf } from '../../../../domain/privateAddress.ts'
import { TextField } from '../../../ui/fields/Field.tsx'
import { LinkField } from '../../../ui/fields/LinkField.tsx'

type Props = Parameters<typeof LinkField>[0]

/** A link to give away. If only this computer can open it, there are no buttons that copy or send it. */
export const SharedLink = ({ href, texts }: Props) =>
  reachOf(href) === 'computer' ? (
    <TextField label={texts.label} readOnly value={href} />
  ) : (
    <LinkField href={href} texts={texts} />
  )
