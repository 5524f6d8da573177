/** Opens the review of a draft, which is the only way to write it to the server. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Review, type ReviewProps } from './review.js';

type ReviewButtonProps = Omit<ReviewProps, 'onClose'>;

export function ReviewButton({ stored, draft, ...others }: ReviewButtonProps): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="primary"
        disabled={draft.fault.value !== ''}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {stored === undefined ? 'Review and make' : 'Review and save'}
      </button>
      {isOpen.value && (
        <Review
          {...others}
          stored={stored}
          draft={draft}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
