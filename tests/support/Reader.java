import java.io.FileInputStream;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Prints "path size crc" of each entry, read in one pass as firmware would: local headers alone. */
class Reader {
  public static void main(String[] arguments) throws Exception {
    try (var zip = new ZipInputStream(new FileInputStream(arguments[0]))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        byte[] bytes = zip.readAllBytes();
        var crc = new CRC32();
        crc.update(bytes);
        System.out.println(entry.getName() + " " + bytes.length + " " + HexFormat.of().toHexDigits((int) crc.getValue()));
      }
    }
  }
}
