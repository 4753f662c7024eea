import type { SessionUser } from '~/session/session-store'

export type AccountDialogProps = { user: SessionUser; onClose: () => void }
