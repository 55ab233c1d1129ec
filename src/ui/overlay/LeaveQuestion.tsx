import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface LeaveQuestionProps {
  title: string;
  text: string;
  stay: string;
  leave: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms Back during an operation. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  return (
    <Dialog
      title={props.title}
      onClose={props.onStay}
      actions={
        <>
          <Button onPress={props.onStay}>{props.stay}</Button>
          <div data-leave="">
            <Button variant="danger" onPress={props.onLeave}>
              {props.leave}
            </Button>
          </div>
        </>
      }
    >
      <p>{props.text}</p>
    </Dialog>
  );
}
