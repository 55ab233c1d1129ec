import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { customerServicePhone } from '../../api/constants.ts';
import { onPlatform } from '../../pages/show.fixture.tsx';
import { CarBar } from '../../ui/car/CarBar.tsx';
import { ServiceContact } from './ServiceContact.tsx';

let isOffline = false;
vi.mock('../../pages/ServiceSheet.tsx', () => ({
  get ServiceSheet() {
    if (isOffline) throw new Error('offline');
    return ({ phone, onClose }: { phone: string; onClose: () => void }) => (
      <button onClick={onClose}>{phone}</button>
    );
  },
}));

function shown(toast = vi.fn<(text: string) => void>()) {
  render(
    onPlatform(
      <ServiceContact>
        <CarBar />
      </ServiceContact>,
      { toast },
    ),
  );
  return { toast };
}

const contact = () => userEvent.click(screen.getByRole('button', { name: '联系客服' }));

test('without a network the phone number is said, and the next tap opens the service', async () => {
  isOffline = true;
  const { toast } = shown();

  await contact();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.stringContaining(customerServicePhone)),
  );
  expect(screen.queryByRole('button', { name: customerServicePhone })).toBeNull();

  isOffline = false;
  await contact();
  await userEvent.click(await screen.findByRole('button', { name: customerServicePhone }));
  expect(screen.queryByRole('button', { name: customerServicePhone })).toBeNull();
});
