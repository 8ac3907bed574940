/** Short sentences over the picture, only while they are true. */
export const ShowMessages = ({ words }: { words: (string | false | undefined)[] }) => (
  <div className="show-asides" role="status">
    {words.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
  </div>
)
