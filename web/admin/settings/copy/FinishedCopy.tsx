import type { Copy } from '../../../../contract/copy.ts'
import { fileUrl } from '../../../api/links.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { sizeOf } from '../../format.ts'
import { texts } from './texts.ts'

/** A copy to download, or why there is none. */
export const FinishedCopy = ({ copy: { filePath, bytes, message, missing } }: { copy: Copy }) => (
  <>
    {message && <p role="alert">{message}</p>}
    {filePath && (
      <>
        <p role="status">{texts.ready}</p>
        <ButtonLink tone="primary" href={fileUrl(filePath)} download>
          <Icon name="download" />
          {texts.download(sizeOf(bytes))}
        </ButtonLink>
        <p className="hint">{texts.readyHint}</p>
      </>
    )}
    {missing.length > 0 && (
      <div role="alert">
        <p>{texts.missing}</p>
        <ul>
          {missing.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </div>
    )}
  </>
)
