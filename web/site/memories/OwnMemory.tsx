export const OwnMemory = ({ writerKey, onLeave }: { writerKey: string; onLeave: () => void }) => (
  <button type="button" onClick={onLeave}>
    {writerKey}
  </button>
)
